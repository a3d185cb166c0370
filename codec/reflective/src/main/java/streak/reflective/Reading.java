package streak.reflective;

/**
 * What the readers of one type and of all that it leads to have in common.
 *
 * @param names which classes the model's names stand for
 */
record Reading(
    ClassNames names,
    AnnotationReader annotations,
    UseReader uses,
    AdaptersByHand byHand,
    Naming naming) {

  static Reading of(Naming naming) {
    ClassNames names = new ClassNames();
    AnnotationReader annotations = new AnnotationReader(names);
    UseReader uses = new UseReader(names, annotations);
    return new Reading(names, annotations, uses, new AdaptersByHand(names, uses), naming);
  }
}
