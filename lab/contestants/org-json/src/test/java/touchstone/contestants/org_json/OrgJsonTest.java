package touchstone.contestants.org_json;

import touchstone.harness.ContestantContract;

class OrgJsonTest extends ContestantContract {}
