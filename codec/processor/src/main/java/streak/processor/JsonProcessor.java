package streak.processor;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Filer;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.tools.Diagnostic;
import javax.tools.FileObject;
import javax.tools.StandardLocation;
import streak.codegen.AdapterGenerator;
import streak.codegen.Diagnostics;
import streak.codegen.Dialect;
import streak.codegen.ReachabilityMetadata;

/** Generates an adapter for each type annotated with {@code streak.Json}. */
@SupportedAnnotationTypes(TypeReader.JSON)
public final class JsonProcessor extends AbstractProcessor {

  private static final String GENERATED = "javax.annotation.processing.Generated";

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    for (TypeElement annotation : annotations) {
      for (TypeElement type : ElementFilter.typesIn(round.getElementsAnnotatedWith(annotation))) {
        generate(type);
      }
    }
    return false;
  }

  private void generate(TypeElement type) {
    Diagnostics diagnostics = new Diagnostics();
    TypeReader reader = new TypeReader(processingEnv, type);
    Elements elements = processingEnv.getElementUtils();
    ModuleElement module = elements.getModuleOf(type);
    boolean canSayGenerated = elements.getTypeElement(module, GENERATED) != null;
    boolean tokens = elements.getTypeElement(module, Dialect.TOKENS_ARE_HERE) != null;
    List<AdapterGenerator.Generated> generated =
        new AdapterGenerator(canSayGenerated, tokens).generate(reader.read(), diagnostics);
    diagnostics.all().forEach(d -> report(d.message(), d.origin() instanceof Element e ? e : type));
    generated.forEach(g -> write(g, type));
  }

  private void write(AdapterGenerator.Generated generated, TypeElement type) {
    String name = generated.name();
    Filer filer = processingEnv.getFiler();
    try {
      write(filer.createSourceFile(name, type), generated.text());
      String metadata = ReachabilityMetadata.path(name);
      write(
          filer.createResource(StandardLocation.CLASS_OUTPUT, "", metadata, type),
          generated.metadata());
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
