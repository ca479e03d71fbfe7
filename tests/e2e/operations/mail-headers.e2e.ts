import { test } from "bun:test";
import { mailHeaders } from "#tests/hard/rows/mail-headers.ts";

// `npm run test:hard` tries many more.

test("no name and no address adds a recipient or a header to a mail", async () => {
  await mailHeaders.run({ tries: 150 });
});
