/** org.json's tree, copied by hand to and from the plain types. */
@NullMarked
package touchstone.contestants.org_json;

import org.jspecify.annotations.NullMarked;
