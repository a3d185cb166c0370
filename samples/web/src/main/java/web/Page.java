package web;

import java.util.List;
import streak.Json;

/** A type with an argument. */
@Json
public record Page<T>(List<T> items, int total) {}
