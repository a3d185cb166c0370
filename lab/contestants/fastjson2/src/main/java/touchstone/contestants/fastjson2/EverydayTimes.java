package touchstone.contestants.fastjson2;

import com.alibaba.fastjson2.annotation.JSONField;
import java.time.LocalDateTime;
import java.util.List;

/** Mixed into the plain type: by default there is a space between a date and a time. */
interface EverydayTimes {

  /** Only to be written: read it is in any of its forms, and faster when none is named. */
  @JSONField(format = "yyyy-MM-dd'T'HH:mm:ss.SSS")
  List<LocalDateTime> times();
}
