package streak.jackson2;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.Version;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.KeyDeserializer;
import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.deser.Deserializers;
import com.fasterxml.jackson.databind.jsontype.TypeDeserializer;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.ser.Serializers;
import com.fasterxml.jackson.databind.type.CollectionType;
import com.fasterxml.jackson.databind.type.MapType;
import java.io.Serializable;
import java.lang.reflect.Type;
import org.jspecify.annotations.Nullable;
import streak.tokens.JsonAdapter;
import streak.tokens.TokenAdapters;

/**
 * Gives Jackson the adapters that were generated for types annotated with {@code streak.Json}: {@code
 * JsonMapper.builder().addModule(new StreakModule())}. All other types are Jackson's as before. A mapper with it can be serialized
 * as one without.
 */
public final class StreakModule extends Module implements Serializable {

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

  @Nullable
  JsonDeserializer<?> deserializer(JavaType type) {
    JsonAdapter<?> adapter = adapters.findTagged(reflected(type));
    return adapter == null ? null : new GeneratedDeserializer<>(this, adapter, type, isTyped(type));
  }

  @SuppressWarnings("unchecked") // both are adapters of the type
  @Nullable
  JsonSerializer<?> serializer(JavaType type) {
    JsonAdapter<Object> bare = (JsonAdapter<Object>) adapters.find(reflected(type));
    JsonAdapter<Object> adapter = (JsonAdapter<Object>) adapters.findTagged(reflected(type));
    return bare == null || adapter == null
        ? null
        : new GeneratedSerializer<>(this, adapter, type, isTyped(type), bare);
  }

  @SuppressWarnings("unchecked") // the adapter of a type writes that type
  @Nullable
  JsonSerializer<?> keySerializer(JavaType type) {
    JsonAdapter<Object> adapter =
        type.isEnumType() ? (JsonAdapter<Object>) adapters.find(type.getRawClass()) : null;
    return adapter == null
        ? null
        : new KeySerializer<>(
            this, type, new GeneratedSerializer<>(this, adapter, type, false, adapter));
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

  private final class Generated extends Deserializers.Base implements Serializable {

    private static final long serialVersionUID = 1;

    @Override
    public @Nullable JsonDeserializer<?> findBeanDeserializer(
        JavaType type, DeserializationConfig config, BeanDescription description) {
      return deserializer(type);
    }

    @Override
    public @Nullable JsonDeserializer<?> findEnumDeserializer(
        Class<?> type, DeserializationConfig config, BeanDescription description) {
      return deserializer(config.constructType(type));
    }

    // What is annotated is ours, though it be a collection or a map besides.

    @Override
    public @Nullable JsonDeserializer<?> findCollectionDeserializer(
        CollectionType type,
        DeserializationConfig config,
        BeanDescription description,
        TypeDeserializer elementTypes,
        JsonDeserializer<?> elements) {
      return deserializer(type);
    }

    @Override
    public @Nullable JsonDeserializer<?> findMapDeserializer(
        MapType type,
        DeserializationConfig config,
        BeanDescription description,
        KeyDeserializer keys,
        TypeDeserializer elementTypes,
        JsonDeserializer<?> elements) {
      return deserializer(type);
    }
  }

  private final class Keys extends Serializers.Base implements Serializable {

    private static final long serialVersionUID = 1;

    @Override
    public @Nullable JsonSerializer<?> findSerializer(
        SerializationConfig config, JavaType type, BeanDescription description) {
      return keySerializer(type);
    }
  }

  private final class Written extends Serializers.Base implements Serializable {

    private static final long serialVersionUID = 1;

    @Override
    public @Nullable JsonSerializer<?> findSerializer(
        SerializationConfig config, JavaType type, BeanDescription description) {
      return serializer(type);
    }

    @Override
    public @Nullable JsonSerializer<?> findCollectionSerializer(
        SerializationConfig config,
        CollectionType type,
        BeanDescription description,
        TypeSerializer elementTypes,
        JsonSerializer<Object> elements) {
      return serializer(type);
    }

    @Override
    public @Nullable JsonSerializer<?> findMapSerializer(
        SerializationConfig config,
        MapType type,
        BeanDescription description,
        JsonSerializer<Object> keys,
        TypeSerializer elementTypes,
        JsonSerializer<Object> elements) {
      return serializer(type);
    }
  }
}
