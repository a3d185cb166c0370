package touchstone.workloads.users;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import touchstone.model.Workload;
import touchstone.types.users.Response;
import touchstone.types.users.User;
import touchstone.workloads.Workloads;
import touchstone.workloads.generate.Description;
import touchstone.workloads.generate.Document;

class UsersBySizeTest {

  private static final UsersBySizeGenerator GENERATOR = new UsersBySizeGenerator();

  @Test
  void noDocumentIsShorterThanItsNameSaysNorMuchLonger() {
    for (Description.Size size : GENERATOR.description().sizes()) {
      Workload workload = Workloads.find(size.id() + "/minified").orElseThrow();
      int wanted = size.total("bytes");
      assertTrue(workload.bytes() >= wanted, workload.toString());
      // The smallest has nothing left that may go.
      assertTrue(workload.bytes() <= wanted * (wanted < 1000 ? 1.05 : 1.001), workload.toString());
      assertEquals(workload.bytes(), workload.characters(), size.id());
    }
  }

  @Test
  void eachSizeIsAboutFourTimesTheOneBeforeFromOneKilobyteOn() {
    List<Description.Size> sizes = GENERATOR.description().sizes();
    for (int i = 2; i < sizes.size(); i++) {
      double times = (double) sizes.get(i).total("bytes") / sizes.get(i - 1).total("bytes");
      assertTrue(times >= 3.9 && times <= 4.1, sizes.get(i).id());
    }
  }

  @Test
  void asManyBytesAreWrittenAsRead() {
    Document document = one(20_000);
    assertEquals(document.text().length(), document.canonical().length());
    assertNotEquals(document.text(), document.canonical(), "the order of members differs");
  }

  @Test
  void theSmallestHasOneUserOfWhatMayNotBeMissing() {
    User user = users(one(500)).get(0);
    assertEquals(List.of(), user.getImages());
    assertEquals(List.of(), user.getFriends());
    assertEquals(List.of(), user.getTags());
    assertEquals(null, user.getAbout());
    assertEquals(null, user.getRange());
    assertTrue(user.getEmail().length() >= 19, user.getEmail());
  }

  @Test
  void onlyTheLastUsersAreCut() {
    List<User> users = users(one(20_000));
    User first = users.get(0);
    assertTrue(first.getImages().size() >= 2);
    assertTrue(first.getAbout().length() >= 123, first.getAbout());
    assertEquals(7, first.getTags().size());
  }

  @Test
  void anotherVariantIsRefused() {
    assertThrows(
        IllegalArgumentException.class,
        () -> GENERATOR.generate(GENERATOR.description().sizes().get(0), "pretty"));
  }

  private static Document one(int bytes) {
    return GENERATOR
        .generate(new Description.Size("x", 42, Map.of("bytes", bytes)), "minified")
        .get(0);
  }

  private static List<User> users(Document document) {
    return ((Response) document.value()).getUsers();
  }
}
