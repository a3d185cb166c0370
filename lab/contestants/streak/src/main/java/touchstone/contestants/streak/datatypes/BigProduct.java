package touchstone.contestants.streak.datatypes;

import streak.Json;

/** Many fields, known by their order. */
@Json(shape = Json.Shape.ARRAY)
public record BigProduct(
    int field01,
    int field02,
    int field03,
    int field04,
    int field05,
    int field06,
    int field07,
    int field08,
    int field09,
    int field10,
    int field11,
    int field12,
    int field13,
    int field14,
    int field15,
    int field16,
    int field17,
    int field18,
    int field19,
    int field20,
    int field21,
    int field22,
    int field23,
    int field24,
    int field25) {}
