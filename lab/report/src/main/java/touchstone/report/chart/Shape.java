package touchstone.report.chart;

/** Marks that can be told apart without their colour. Each is drawn about the point 0, 0 and about nine pixels wide. */
enum Shape {
  DISC("M-4.5,0a4.5,4.5 0 1 0 9,0a4.5,4.5 0 1 0 -9,0z"),
  SQUARE("M-4,-4h8v8h-8z"),
  DIAMOND("M0,-6L6,0L0,6L-6,0z"),
  TRIANGLE("M0,-5.5L5.5,4.5H-5.5z"),
  CROSS(
      "M-4.5,-2.2L-2.2,-4.5L0,-2.2L2.2,-4.5L4.5,-2.2L2.2,0L4.5,2.2L2.2,4.5L0,2.2L-2.2,4.5L-4.5,2.2L-2.2,0z"),
  VALLEY("M0,5.5L5.5,-4.5H-5.5z"),
  BAR("M-2,-5.5h4v11h-4z"),
  RING("M-8.5,0a8.5,8.5 0 1 0 17,0a8.5,8.5 0 1 0 -17,0z"),
  TO_LEFT("M-7,0L0,-4.5V4.5z"),
  TO_RIGHT("M7,0L0,-4.5V4.5z"),
  TO_TOP("M0,-7L4.5,0H-4.5z"),
  TO_BOTTOM("M0,7L4.5,0H-4.5z");

  private final String path;

  Shape(String path) {
    this.path = path;
  }

  String path() {
    return path;
  }
}
