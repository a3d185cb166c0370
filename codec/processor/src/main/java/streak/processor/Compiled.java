package streak.processor;

import java.util.Set;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.util.Elements;
import streak.codegen.Surroundings;
import streak.codegen.TypeName;

/**
 * What javac compiles and sees.
 *
 * @param sources the names of the outermost types whose sources are compiled
 * @param from the module that is compiled
 */
record Compiled(Set<String> sources, Elements elements, ModuleElement from)
    implements Surroundings {

  /** What is compiled here gets its adapter here, or errors say why not. */
  @Override
  public boolean has(TypeName type, String adapter) {
    return sources.contains(type.outermost().qualified()) || isClass(adapter);
  }

  @Override
  public boolean isClass(String name) {
    return elements.getTypeElement(from, name) != null;
  }
}
