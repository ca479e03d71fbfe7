import { test } from "bun:test";
import { mailHeaders } from "#tests/hard/rows/mail-headers.ts";
import { FEW } from "#tests/hard/process/others.ts";

// `npm run test:hard` tries many more names and addresses.

test("no customer name or address can inject a recipient or a header into a mail", async () => {
  await mailHeaders.run({ tries: 150, fewest: FEW });
});
