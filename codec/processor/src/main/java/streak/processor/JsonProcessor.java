package streak.processor;

import java.io.IOException;
import java.io.Writer;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.tools.Diagnostic;
import streak.codegen.AdapterGenerator;
import streak.codegen.Diagnostics;

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
    boolean canSayGenerated =
        elements.getTypeElement(elements.getModuleOf(type), GENERATED) != null;
    Optional<AdapterGenerator.Generated> generated =
        new AdapterGenerator(canSayGenerated).generate(reader.read(), diagnostics);
    diagnostics.all().forEach(d -> report(d.message(), d.origin() instanceof Element e ? e : type));
    generated.ifPresent(g -> write(g, type));
  }

  private void write(AdapterGenerator.Generated generated, TypeElement type) {
    try (Writer writer =
        processingEnv.getFiler().createSourceFile(generated.name(), type).openWriter()) {
      writer.write(generated.text());
    } catch (IOException e) {
      report("cannot write " + generated.name() + ": " + e, type);
    }
  }

  private void report(String message, Element where) {
    processingEnv.getMessager().printMessage(Diagnostic.Kind.ERROR, message, where);
  }
}
