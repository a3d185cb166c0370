package com.fasterxml.jackson.annotation;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Stands in for Jackson's, which is known by its name alone. */
@Retention(RetentionPolicy.RUNTIME)
public @interface JsonAnyGetter {
  boolean enabled() default true;
}
