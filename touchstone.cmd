@echo off
rem Builds what is missing, then runs the lab's command line. "touchstone --help" says what it can do.
setlocal
set "HOME_DIR=%~dp0"
if "%HOME_DIR:~-1%"=="\" set "HOME_DIR=%HOME_DIR:~0,-1%"
set "CLI=%HOME_DIR%\lab\cli\target\lib"
set "STAMP=%HOME_DIR%\target\touchstone.stamp"

set "JAVA=java"
if defined JAVA_HOME set "JAVA=%JAVA_HOME%\bin\java.exe"
"%JAVA%" -version >nul 2>&1
if errorlevel 1 (
  echo touchstone: no java found: install a JDK, 17 or newer, or set JAVA_HOME to one 1>&2
  exit /b 2
)

set "STALE=yes"
if exist "%STAMP%" if exist "%CLI%" (
  powershell -NoProfile -Command "$s=(Get-Item '%STAMP%').LastWriteTime; if (Get-ChildItem '%HOME_DIR%\codec','%HOME_DIR%\lab','%HOME_DIR%\samples','%HOME_DIR%\pom.xml' -Recurse -File | Where-Object { $_.FullName -notmatch '\\target\\' -and $_.LastWriteTime -gt $s } | Select-Object -First 1) { exit 1 }"
  if not errorlevel 1 set "STALE="
)
if defined TOUCHSTONE_NO_BUILD set "STALE="
if defined STALE (
  where mvn >nul 2>&1
  if errorlevel 1 (
    echo touchstone: no mvn on the PATH: install Maven 3.8 or newer; it builds what is measured 1>&2
    exit /b 2
  )
  if not exist "%HOME_DIR%\target" mkdir "%HOME_DIR%\target"
  echo touchstone: building; the log is %HOME_DIR%\target\touchstone-build.log 1>&2
  pushd "%HOME_DIR%"
  call mvn -B -q -DskipTests -Dspotless.check.skip package >"%HOME_DIR%\target\touchstone-build.log" 2>&1
  if errorlevel 1 (
    popd
    echo touchstone: the build failed; all of it is in %HOME_DIR%\target\touchstone-build.log 1>&2
    exit /b 2
  )
  popd
  type nul > "%STAMP%"
)

"%JAVA%" -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -Xmx1g --enable-native-access=ALL-UNNAMED ^
  -Dfile.encoding=UTF-8 -Dstdout.encoding=UTF-8 -Dstderr.encoding=UTF-8 ^
  "-Dtouchstone.home=%HOME_DIR%" -cp "%CLI%\*" touchstone.cli.Main %*
exit /b %errorlevel%
