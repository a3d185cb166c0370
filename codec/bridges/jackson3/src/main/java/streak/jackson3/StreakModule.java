package streak.jackson3;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.io.Serializable;
import java.lang.reflect.Type;
import org.jspecify.annotations.Nullable;
import streak.tokens.JsonAdapter;
import streak.tokens.TokenAdapters;
import tools.jackson.core.Version;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.JacksonModule;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.KeyDeserializer;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.deser.Deserializers;
import tools.jackson.databind.jsontype.TypeDeserializer;
import tools.jackson.databind.jsontype.TypeSerializer;
import tools.jackson.databind.ser.Serializers;
import tools.jackson.databind.type.CollectionType;
import tools.jackson.databind.type.MapType;

/**
 * Gives Jackson the adapters that were generated for types annotated with {@code streak.Json}: {@code
 * JsonMapper.builder().addModule(new StreakModule())}. All other types are Jackson's as before. A mapper with it can be serialized
 * as one without.
 */
public final class StreakModule extends JacksonModule implements Serializable {

  private static final long serialVersionUID = 1;

  private final TokenAdapters adapters = new TokenAdapters();

  /** To be added to a mapper. */
  public StreakModule() {}

  @Override
  public String getModuleName() {
    return "streak";
  }

  @Override
  public Version version() {
    return Version.unknownVersion();
  }

  @Override
  public void setupModule(SetupContext context) {
    context.addDeserializers(new Generated());
    context.addSerializers(new Written());
    context.addKeySerializers(new Keys());
  }

  private @Nullable ValueDeserializer<?> deserializer(JavaType type) {
    JsonAdapter<?> adapter = adapters.findTagged(reflected(type));
    return adapter == null ? null : new GeneratedDeserializer<>(adapter, type, isTyped(type));
  }

  @SuppressWarnings("unchecked") // both are adapters of the type
  private @Nullable ValueSerializer<?> serializer(JavaType type) {
    JsonAdapter<Object> bare = (JsonAdapter<Object>) adapters.find(reflected(type));
    JsonAdapter<Object> adapter = (JsonAdapter<Object>) adapters.findTagged(reflected(type));
    return bare == null || adapter == null
        ? null
        : new GeneratedSerializer<>(adapter, type, isTyped(type), bare);
  }

  @SuppressWarnings("unchecked") // the adapter of a type writes that type
  private @Nullable ValueSerializer<?> keySerializer(JavaType type) {
    JsonAdapter<Object> adapter =
        type.isEnumType() ? (JsonAdapter<Object>) adapters.find(type.getRawClass()) : null;
    return adapter == null
        ? null
        : new KeySerializer<>(new GeneratedSerializer<>(adapter, type, false, adapter));
  }

  /** Of a sealed type that has Jackson's annotation, the adapter was generated to do what that says. */
  private boolean isTyped(JavaType type) {
    Class<?> sealed = adapters.sealedTypeOf(reflected(type));
    return sealed != null && sealed.isAnnotationPresent(JsonTypeInfo.class);
  }

  private static Type reflected(JavaType type) {
    Type[] arguments = new Type[type.containedTypeCount()];
    for (int i = 0; i < arguments.length; i++) {
      arguments[i] = reflected(type.containedType(i));
    }
    return TokenAdapters.type(type.getRawClass(), arguments);
  }

  private final class Generated extends Deserializers.Base {

    @Override
    public boolean hasDeserializerFor(DeserializationConfig config, Class<?> type) {
      return adapters.find(type) != null;
    }

    @Override
    public @Nullable ValueDeserializer<?> findBeanDeserializer(
        JavaType type, DeserializationConfig config, BeanDescription.Supplier description) {
      return deserializer(type);
    }

    @Override
    public @Nullable ValueDeserializer<?> findEnumDeserializer(
        JavaType type, DeserializationConfig config, BeanDescription.Supplier description) {
      return deserializer(type);
    }

    // What is annotated is ours, though it be a collection or a map besides.

    @Override
    public @Nullable ValueDeserializer<?> findCollectionDeserializer(
        CollectionType type,
        DeserializationConfig config,
        BeanDescription.Supplier description,
        TypeDeserializer elementTypes,
        ValueDeserializer<?> elements) {
      return deserializer(type);
    }

    @Override
    public @Nullable ValueDeserializer<?> findMapDeserializer(
        MapType type,
        DeserializationConfig config,
        BeanDescription.Supplier description,
        KeyDeserializer keys,
        TypeDeserializer elementTypes,
        ValueDeserializer<?> elements) {
      return deserializer(type);
    }
  }

  private final class Keys extends Serializers.Base {
    @Override
    public @Nullable ValueSerializer<?> findSerializer(
        SerializationConfig config,
        JavaType type,
        BeanDescription.Supplier description,
        JsonFormat.@Nullable Value format) {
      return keySerializer(type);
    }
  }

  private final class Written extends Serializers.Base {
    @Override
    public @Nullable ValueSerializer<?> findSerializer(
        SerializationConfig config,
        JavaType type,
        BeanDescription.Supplier description,
        JsonFormat.@Nullable Value format) {
      return serializer(type);
    }

    @Override
    public @Nullable ValueSerializer<?> findEnumSerializer(
        SerializationConfig config,
        JavaType type,
        BeanDescription.Supplier description,
        JsonFormat.@Nullable Value format) {
      return serializer(type);
    }

    @Override
    public @Nullable ValueSerializer<?> findCollectionSerializer(
        SerializationConfig config,
        CollectionType type,
        BeanDescription.Supplier description,
        JsonFormat.@Nullable Value format,
        TypeSerializer elementTypes,
        ValueSerializer<Object> elements) {
      return serializer(type);
    }

    @Override
    public @Nullable ValueSerializer<?> findMapSerializer(
        SerializationConfig config,
        MapType type,
        BeanDescription.Supplier description,
        JsonFormat.@Nullable Value format,
        ValueSerializer<Object> keys,
        TypeSerializer elementTypes,
        ValueSerializer<Object> elements) {
      return serializer(type);
    }
  }
}
