package touchstone.contestants.fastjson1;

import com.alibaba.fastjson.annotation.JSONField;

/** Mixed into the plain type, which knows no library's annotations. */
abstract class ResponseNames {

  @JSONField(name = "is_real_json")
  abstract boolean isRealJson();

  @JSONField(name = "is_real_json")
  abstract void setRealJson(boolean isRealJson);
}
