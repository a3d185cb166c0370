package streak.reflective;

import streak.JsonReader;

/** What a member is when a document does not have it: read anew for each object, because it may be one that can be changed. */
final class Default {

  private final MemberSetter setter;
  private final String json;

  Default(MemberSetter setter, String json) {
    this.setter = setter;
    this.json = json;
  }

  void set(Object target) throws Throwable {
    setter.read(new JsonReader().reset(json), target);
  }
}
