package streak.reflective;

import java.lang.reflect.TypeVariable;
import java.util.Map;
import streak.codegen.TypeName;
import streak.codegen.TypeUse;

/**
 * A type that is to get an adapter: a class and what its type parameters stand for.
 *
 * @param name the class's, arguments included: {@code a.Page<a.User>} and {@code a.Page<a.Order>} are two types
 * @param bindings empty for a class without type parameters, and for one that is used without arguments
 */
record Target(TypeName name, Class<?> type, Map<TypeVariable<?>, TypeUse> bindings) {}
