package touchstone.contestants.wast.everyday;

import io.github.wycst.wast.json.annotations.JsonTypeSetting;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import touchstone.types.everyday.State;

/** Values of every kind that business documents are made of. */
@JsonTypeSetting(enableJIT = true)
public class Everyday {

  private int[] quantities;
  private long[] numbers;
  private float[] factors;
  private boolean[] flags;
  private List<BigDecimal> amounts;
  private List<String> codes;
  private List<String> notes;
  private List<LocalDate> days;
  private List<Instant> moments;
  private List<LocalDateTime> times;
  private List<UUID> keys;
  private List<State> states;
  private Map<String, Integer> counts;

  public int[] getQuantities() {
    return quantities;
  }

  public void setQuantities(int[] quantities) {
    this.quantities = quantities;
  }

  public long[] getNumbers() {
    return numbers;
  }

  public void setNumbers(long[] numbers) {
    this.numbers = numbers;
  }

  public float[] getFactors() {
    return factors;
  }

  public void setFactors(float[] factors) {
    this.factors = factors;
  }

  public boolean[] getFlags() {
    return flags;
  }

  public void setFlags(boolean[] flags) {
    this.flags = flags;
  }

  public List<BigDecimal> getAmounts() {
    return amounts;
  }

  public void setAmounts(List<BigDecimal> amounts) {
    this.amounts = amounts;
  }

  public List<String> getCodes() {
    return codes;
  }

  public void setCodes(List<String> codes) {
    this.codes = codes;
  }

  public List<String> getNotes() {
    return notes;
  }

  public void setNotes(List<String> notes) {
    this.notes = notes;
  }

  public List<LocalDate> getDays() {
    return days;
  }

  public void setDays(List<LocalDate> days) {
    this.days = days;
  }

  public List<Instant> getMoments() {
    return moments;
  }

  public void setMoments(List<Instant> moments) {
    this.moments = moments;
  }

  public List<LocalDateTime> getTimes() {
    return times;
  }

  public void setTimes(List<LocalDateTime> times) {
    this.times = times;
  }

  public List<UUID> getKeys() {
    return keys;
  }

  public void setKeys(List<UUID> keys) {
    this.keys = keys;
  }

  public List<State> getStates() {
    return states;
  }

  public void setStates(List<State> states) {
    this.states = states;
  }

  public Map<String, Integer> getCounts() {
    return counts;
  }

  public void setCounts(Map<String, Integer> counts) {
    this.counts = counts;
  }
}
