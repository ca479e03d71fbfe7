import { sqliteTest } from "#tests/support/engine.ts";
import { hostileTexts } from "#tests/hard/rows/hostile-texts.ts";

// `npm run test:hard` shows all texts of the corpus, and the maker's notes in
// the mails that wait a minute. What waits it reads from the database's file.

sqliteTest(
  "script and SQL stand as text on every page, on the panel and in mails",
  async () => {
    await hostileTexts.run({ texts: 4, noteMails: false });
  },
  300_000,
);
