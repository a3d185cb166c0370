package streak.processor;

import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;
import streak.codegen.Surroundings;
import streak.codegen.TypeDeclaration;
import streak.codegen.TypeName;

/**
 * What javac compiles and sees.
 *
 * @param sources the names of the outermost types whose sources are compiled
 * @param from the module that is compiled
 */
record Compiled(
    Set<String> sources, Imports imports, ProcessingEnvironment environment, ModuleElement from)
    implements Surroundings {

  /** What is compiled here gets its adapter here, or errors say why not. */
  @Override
  public boolean has(TypeName type, String adapter) {
    return sources.contains(type.outermost().qualified()) || isImported(type, adapter);
  }

  @Override
  public boolean isImported(TypeName type, String adapter) {
    return imports.of(type.qualified()).isPresent() || isClass(adapter);
  }

  @Override
  public boolean isClass(String name) {
    return element(name) != null;
  }

  @Override
  public Optional<TypeDeclaration> declaration(TypeName type) {
    return Optional.ofNullable(element(type.qualified()))
        .map(element -> new TypeReader(environment, element, imports).read());
  }

  private @Nullable TypeElement element(String name) {
    return environment.getElementUtils().getTypeElement(from, name);
  }
}
