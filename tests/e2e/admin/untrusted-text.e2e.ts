import { sqliteTest } from "#tests/support/database/engine.ts";
import { hostileTexts } from "#tests/hard/rows/hostile-texts.ts";

// `npm run test:hard` covers all texts of the corpus, beside other shoppers, and
// the maker's notes in mails that are sent after a minute. The row reads the
// SQLite file directly, so this test runs on SQLite only.

sqliteTest(
  "scripts and SQL appear as plain text on every page, in the panel and in mails",
  async () => {
    await hostileTexts.run({
      texts: 2,
      noteMails: false,
      areOthersThere: false,
    });
  },
  300_000,
);
