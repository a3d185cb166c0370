package streak.ksp

import com.google.devtools.ksp.getClassDeclarationByName
import com.google.devtools.ksp.processing.Resolver
import com.google.devtools.ksp.symbol.Origin
import java.util.Optional
import streak.codegen.Surroundings
import streak.codegen.TypeDeclaration
import streak.codegen.TypeName

/** What KSP sees. */
internal class Seen(private val resolver: Resolver) : Surroundings {

  /** What has a source here gets its adapter here, or from the processor of javac. */
  override fun has(type: TypeName, adapter: String): Boolean =
    resolver.getClassDeclarationByName(type.qualified())?.origin in SOURCES || isClass(adapter)

  /** What a class of Java imports, the processor of javac makes. */
  override fun isImported(type: TypeName, adapter: String): Boolean =
    type.qualified() in imported || isClass(adapter)

  private val imported: Set<String> by lazy { Imports.of(resolver) }

  override fun declaration(type: TypeName): Optional<TypeDeclaration> =
    Optional.ofNullable(
      resolver.getClassDeclarationByName(type.qualified())?.let {
        if (it.origin == Origin.KOTLIN || it.origin == Origin.KOTLIN_LIB)
          TypeReader(resolver, it).read()
        else JavaReader.read(it)
      }
    )

  override fun isClass(name: String): Boolean = resolver.getClassDeclarationByName(name) != null

  private companion object {
    val SOURCES = setOf(Origin.KOTLIN, Origin.JAVA)
  }
}
