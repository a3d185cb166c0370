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

  /** Java's own classes are read by the processor of javac. */
  override fun declaration(type: TypeName): Optional<TypeDeclaration> =
    Optional.ofNullable(
      resolver
        .getClassDeclarationByName(type.qualified())
        ?.takeIf { it.origin == Origin.KOTLIN || it.origin == Origin.KOTLIN_LIB }
        ?.let { TypeReader(resolver, it).read() }
    )

  override fun isClass(name: String): Boolean = resolver.getClassDeclarationByName(name) != null

  private companion object {
    val SOURCES = setOf(Origin.KOTLIN, Origin.JAVA)
  }
}
