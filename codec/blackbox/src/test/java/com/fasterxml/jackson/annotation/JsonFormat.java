package com.fasterxml.jackson.annotation;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Stands in for Jackson's, which is known by its name alone. */
@Retention(RetentionPolicy.RUNTIME)
public @interface JsonFormat {
  String pattern() default "";

  String timezone() default "##default";

  String locale() default "##default";
}
