package touchstone.contestants.fastjson2;

import com.alibaba.fastjson2.annotation.JSONField;

/** Mixed into the plain type, which knows no library's annotations. */
abstract class ResponseNames {

  @JSONField(name = "is_real_json")
  abstract boolean isRealJson();

  @JSONField(name = "is_real_json")
  abstract void setRealJson(boolean isRealJson);
}
