@echo off
rem Builds what is missing or stale, then runs the lab's command line. "touchstone --help" says what it can do.
rem Without labels, which cmd.exe loses in files whose lines end as those of Linux do; and with paths in quotes, because in a
rem block a bracket ends the block: there is one in C:\Program Files (x86). Windows itself lets nobody replace a jar under a run.
setlocal EnableExtensions DisableDelayedExpansion
set "HOME_DIR=%~dp0."
set "CLI=%~dp0lab\cli\target\lib"
set "STAMP=%~dp0target\touchstone.stamp"
set "LOG=%~dp0target\touchstone-build.log"

if not "%HOME_DIR:;=%"=="%HOME_DIR%" (
  >&2 echo touchstone: the lab is in "%HOME_DIR%", and no class path can hold a path with ';' in it: move it
  exit /b 2
)

rem Never a java.bat, as tools that switch JDKs have: a batch file that is not called takes this one's place for good.
set "JAVA=java.exe"
if defined JAVA_HOME set "JAVA_HOME=%JAVA_HOME:"=%"
if defined JAVA_HOME set "JAVA=%JAVA_HOME%\bin\java.exe"
if defined JAVA_HOME if not exist "%JAVA%" (
  >&2 echo touchstone: JAVA_HOME is "%JAVA_HOME%", but there is no bin\java.exe in it: set it to a JDK, 17 or newer
  exit /b 2
)
set "PROPERTIES=%TEMP%\touchstone-%RANDOM%%RANDOM%.txt"
"%JAVA%" -XshowSettings:properties -version >"%PROPERTIES%" 2>&1
if not "%errorlevel%"=="0" (
  del "%PROPERTIES%" 2>nul
  >&2 echo touchstone: no java that starts: install a JDK, 17 or newer, or set JAVA_HOME to one
  exit /b 2
)
set "RELEASE=0"
set "JDK="
for /f "usebackq tokens=1,2*" %%a in ("%PROPERTIES%") do (
  if "%%a"=="java.specification.version" for /f "delims=." %%r in ("%%c") do set "RELEASE=%%r"
  if "%%a"=="java.home" set "JDK=%%c"
)
del "%PROPERTIES%"
if %RELEASE% LSS 17 (
  >&2 echo touchstone: "%JAVA%" is Java %RELEASE%: install a JDK, 17 or newer, or set JAVA_HOME to one
  exit /b 2
)

set "BUILT="
if exist "%CLI%\touchstone-cli-*.jar" set "BUILT=yes"
if defined TOUCHSTONE_NO_BUILD if not defined BUILT (
  >&2 echo touchstone: nothing is built, and TOUCHSTONE_NO_BUILD is set: unset it, or run mvn package
  exit /b 2
)

rem Stale: no build yet, or one by an older JDK, without the libraries that need this one, or a source of what it builds that is newer:
rem neither a test nor what people keep beside the sources is in a jar.
set "STALE=yes"
set "BUILT_ON=0"
if defined BUILT if exist "%STAMP%" set /p BUILT_ON=<"%STAMP%"
if defined BUILT if exist "%STAMP%" if %BUILT_ON% GEQ %RELEASE% (
  powershell -NoProfile -Command "$s=(Get-Item -LiteralPath $env:STAMP).LastWriteTime; $h=$env:HOME_DIR; if (Get-ChildItem -LiteralPath ($h+'\codec'),($h+'\lab'),($h+'\samples'),($h+'\pom.xml') -Recurse -File | Where-Object { $_.FullName -notmatch '\\target\\' -and ($_.Name -eq 'pom.xml' -or $_.FullName -match '\\src\\main\\') -and $_.LastWriteTime -gt $s } | Select-Object -First 1) { exit 1 }"
  if not errorlevel 1 set "STALE="
)
if defined TOUCHSTONE_NO_BUILD set "STALE="

set "MVN="
for %%m in (mvn.cmd mvn.bat mvn.exe) do if not defined MVN set "MVN=%%~$PATH:m"
if defined STALE if not defined MVN (
  >&2 echo touchstone: no mvn on the PATH: install Maven 3.8 or newer; it builds what is measured
  exit /b 2
)
rem Maven builds on the same JDK: what can be built depends on its release.
if defined STALE if not defined JAVA_HOME if exist "%JDK%\bin\javac.exe" set "JAVA_HOME=%JDK%"
if defined STALE (
  if not exist "%~dp0target\" mkdir "%~dp0target"
  >&2 echo touchstone: building; the log is "%LOG%"
  >"%STAMP%.begun" echo %RELEASE%
  pushd "%HOME_DIR%"
  call "%MVN%" -B -q -DskipTests -Dspotless.check.skip -Dwarnings.fail=false -P-static-analysis package <nul >target\touchstone-build.log 2>&1
  if errorlevel 1 (
    popd
    del "%STAMP%" 2>nul
    >&2 echo touchstone: the build failed; all of it is in "%LOG%". Without a network, Maven needs what it has downloaded before
    exit /b 2
  )
  popd
  move /y "%STAMP%.begun" "%STAMP%" >nul
)

rem How wide the terminal is, and whether there is one, no command says in each language of Windows: the defaults will do.
"%JAVA%" ^
  -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -Xshare:auto -Xmx1g ^
  --enable-native-access=ALL-UNNAMED ^
  -Dfile.encoding=UTF-8 -Dstdout.encoding=UTF-8 -Dstderr.encoding=UTF-8 ^
  "-Dtouchstone.home=%HOME_DIR%" ^
  -cp "%CLI%\*" touchstone.cli.Main %*
exit /b %errorlevel%
