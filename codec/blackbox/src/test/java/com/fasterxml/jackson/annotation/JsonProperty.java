package com.fasterxml.jackson.annotation;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Stands in for Jackson's, which is known by its name alone. */
@Retention(RetentionPolicy.RUNTIME)
public @interface JsonProperty {
  Access access() default Access.AUTO;

  /** As Jackson has it. */
  enum Access {
    AUTO,
    READ_ONLY,
    WRITE_ONLY,
    READ_WRITE
  }
}
