package streak.processor;

import java.io.IOException;
import java.io.Writer;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Filer;
import javax.annotation.processing.FilerException;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.tools.Diagnostic;
import javax.tools.FileObject;
import javax.tools.StandardLocation;
import streak.codegen.AdapterGenerator;
import streak.codegen.Diagnostics;
import streak.codegen.Dialect;
import streak.codegen.Problem;

/** Generates an adapter for each type annotated with {@code streak.Json}, or named in {@code streak.JsonImport}. */
@SupportedAnnotationTypes({TypeReader.JSON, Imports.ANNOTATION})
public final class JsonProcessor extends AbstractProcessor {

  private static final String GENERATED = "javax.annotation.processing.Generated";

  /** The names of the outermost types whose sources are compiled. */
  private final Set<String> compiled = new HashSet<>();

  /** The names of types that wait for what another processor may generate. */
  private final Set<String> waiting = new LinkedHashSet<>();

  private final Imports imports = new Imports();

  /** The names of types that Lombok has had the time to change. */
  private final Set<String> changed = new HashSet<>();

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    round.getRootElements().forEach(element -> compiled.add(element.toString()));
    Set<TypeElement> types = new LinkedHashSet<>();
    waiting.forEach(name -> types.add(processingEnv.getElementUtils().getTypeElement(name)));
    waiting.clear();
    Diagnostics refused = new Diagnostics();
    for (TypeElement annotation : annotations) {
      Set<? extends Element> annotated = round.getElementsAnnotatedWith(annotation);
      types.addAll(
          annotation.getQualifiedName().contentEquals(Imports.ANNOTATION)
              ? imports.add(annotated, processingEnv.getElementUtils(), refused)
              : ElementFilter.typesIn(annotated));
    }
    refused.all().forEach(d -> report(d.message(), (Element) d.origin()));
    types.forEach(type -> generate(type, round.processingOver()));
    return false;
  }

  private void generate(TypeElement type, boolean last) {
    String name = type.getQualifiedName().toString();
    boolean changes = Lombok.changes(type) && changed.add(name);
    if (!last && (changes || Unresolved.hides(type, processingEnv))) {
      waiting.add(name);
      return;
    }
    Diagnostics diagnostics = new Diagnostics();
    TypeReader reader = new TypeReader(processingEnv, type, imports);
    Elements elements = processingEnv.getElementUtils();
    ModuleElement module = elements.getModuleOf(type);
    boolean canSayGenerated = elements.getTypeElement(module, GENERATED) != null;
    boolean tokens = elements.getTypeElement(module, Dialect.TOKENS_ARE_HERE) != null;
    List<AdapterGenerator.Generated> generated = new AdapterGenerator(
            canSayGenerated, tokens, new Compiled(compiled, imports, processingEnv, module))
        .generate(reader.read(), diagnostics);
    if (!last && !diagnostics.all().isEmpty() && Unresolved.isIn(type, processingEnv)) {
      waiting.add(name);
      return;
    }
    if (diagnostics.all().isEmpty()) {
      generated.forEach(g -> write(g, type, diagnostics));
    }
    String more = imports.of(type).isPresent() ? Imports.NOT_OURS : "";
    said(type, diagnostics)
        .all()
        .forEach(d -> report(
            d.message() + more, d.origin() instanceof Element e ? place(e, type) : asking(type)));
  }

  /** Where Lombok has added nothing, that is what all the rest comes from. */
  private static Diagnostics said(TypeElement type, Diagnostics all) {
    Optional<String> idle = all.all().isEmpty() ? Optional.empty() : Lombok.idle(type);
    if (idle.isEmpty()) {
      return all;
    }
    Diagnostics one = new Diagnostics();
    one.add(Problem.WITHOUT_LOMBOK, type, UseReader.name(type).nested(), idle.get());
    return one;
  }

  /** Where javac can show it: what was compiled before is nowhere. */
  private Element place(Element origin, TypeElement type) {
    Element outermost = origin;
    while (outermost.getEnclosingElement() != null
        && !(outermost.getEnclosingElement() instanceof PackageElement)) {
      outermost = outermost.getEnclosingElement();
    }
    return compiled.contains(outermost.toString())
        ? fieldOf(origin).map(field -> (Element) field).orElse(origin)
        : asking(type);
  }

  /** A component has no place but its field's, nor has a parameter of the constructor that nobody writes. */
  private static Optional<VariableElement> fieldOf(Element origin) {
    boolean component = origin.getKind() == ElementKind.RECORD_COMPONENT;
    Element owner = origin.getEnclosingElement();
    if (origin.getKind() == ElementKind.PARAMETER
        && owner != null
        && owner.getKind() == ElementKind.CONSTRUCTOR) {
      component = true;
      owner = owner.getEnclosingElement();
    }
    return component && owner != null && owner.getKind() == ElementKind.RECORD
        ? ElementFilter.fieldsIn(owner.getEnclosedElements()).stream()
            .filter(field -> field.getSimpleName().equals(origin.getSimpleName()))
            .findFirst()
        : Optional.empty();
  }

  /** What somebody else has compiled is nowhere; who imports it is somewhere. */
  private Element asking(TypeElement type) {
    return imports.of(type).map(Imports.Import::by).orElse(type);
  }

  private void write(
      AdapterGenerator.Generated generated, TypeElement type, Diagnostics diagnostics) {
    String name = generated.name();
    Filer filer = processingEnv.getFiler();
    try {
      write(filer.createSourceFile(name, asking(type)), generated.text());
      for (AdapterGenerator.Resource each : generated.resources()) {
        write(
            filer.createResource(StandardLocation.CLASS_OUTPUT, "", each.path(), asking(type)),
            each.text());
      }
    } catch (FilerException e) {
      String nested = UseReader.name(type).nested();
      diagnostics.add(Problem.SAME_ADAPTER, type, nested, name);
    } catch (IOException e) {
      report("cannot write " + name + ": " + e, type);
    }
  }

  private static void write(FileObject file, String text) throws IOException {
    try (Writer writer = file.openWriter()) {
      writer.write(text);
    }
  }

  private void report(String message, Element where) {
    processingEnv.getMessager().printMessage(Diagnostic.Kind.ERROR, message, where);
  }
}
