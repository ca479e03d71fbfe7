import { afterAll, expect, test } from "bun:test";
import { shopMails } from "#server/mails.ts";
import { composeMail } from "#server/mail/compose.ts";
import { startApp } from "#tests/support/app.ts";
import { leaveBrowser, sharedBrowser } from "#tests/support/browser/browser.ts";
import { findCutOff, inOtherWords } from "./stretched.ts";
import { stretch } from "#tests/support/pseudo-language.ts";
import { rowsOfEachKind, sendEverything } from "#tests/support/every-mail.ts";

/** A phone of which most mail programs take some pixels. */
const SIZE = { width: 360, height: 740 };
/** In place of the drawings that come with a mail. */
const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='800' height='450'/%3E";

afterAll(leaveBrowser);

test("mails whose texts are 40 % longer are cut off nowhere, at 360 px", async () => {
  using app = startApp({
    OWNER_EMAIL: "maker@example.com",
    PUBLIC_URL: "https://clips.example.com",
  });
  await sendEverything(app);
  const tools = {
    ...app.deps,
    mails: shopMails(app.deps, {
      drawDesign: async () => new Uint8Array(1),
    }),
    pictureMs: 10_000,
    now: 0,
  };
  const context = await (await sharedBrowser()).newContext({ viewport: SIZE });
  const page = await context.newPage();
  for (const row of await rowsOfEachKind(app.deps)) {
    const { html } = await composeMail(row, tools);
    await page.setContent(html.replaceAll(/cid:[^"]*/g, PICTURE));
    const { kind } = row;
    await inOtherWords(page, [stretch], async () =>
      expect([kind, await findCutOff(page)]).toEqual([kind, []]),
    );
  }
  await context.close();
});
