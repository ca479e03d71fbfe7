import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { API, cancelPath } from "#shared/api/paths.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import { UploadReply } from "#shared/images/schema.ts";
import { DEFAULT_PALETTE, PALETTE_IDS } from "#shared/site/palettes.ts";
import { mailSources } from "#server/mail-sources.ts";
import { sendTestMail } from "#server/mail/admin.ts";
import {
  composeMail,
  type MailSources,
} from "#server/mail/templates/compose.ts";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { textColors } from "#tests/support/mail-colors.ts";
import {
  addClip,
  addProduct,
  makeCharm,
  makeProduct,
  makeResin,
} from "#tests/support/make.ts";
import { move, orderWithLinks } from "#tests/support/orders.ts";
import { outboxRows } from "#tests/support/outbox.ts";
import { NOISE, pngPhoto } from "#tests/support/photos.ts";
import { readPng } from "#tests/support/png.ts";
import { changeSite } from "#tests/support/site.ts";
import { uploader } from "#tests/support/uploads.ts";

/** How many kinds of mails a shop sends. */
const KINDS = 8;

let shop: TestApp;
beforeAll(async () => {
  shop = startApp({
    ...ADMIN_ENV,
    OWNER_EMAIL: "maker@example.com",
    PUBLIC_URL: "https://clips.example.com",
    SHOP_NAME: "Comb & Co",
  });
  await sendEverything(shop);
});
afterAll(() => shop.close());

/** Puts a mail of every kind into the outbox. */
async function sendEverything({ deps, clock, ...shop }: TestApp) {
  const visitor = shop.visitor();
  const product = await makeProduct(deps, { name: "Sea Foam" });
  const charm = await makeCharm(deps, { name: "Daisy", stockQuantity: 3 });
  await makeResin(deps, { name: "Tide Agate" });
  const order = async () => {
    await addProduct(visitor, product, { quantity: 2 });
    await addClip(visitor, { selectedCharms: [charm.id], customText: "MILA" });
    return orderWithLinks({ deps }, visitor);
  };
  const begun = await order();
  await move(visitor, begun.makerToken, {
    status: "making",
    note: "About Friday",
  });
  const made = await order();
  for (const step of [
    { status: "making" },
    { status: "sent", trackingUrl: "https://post.example.com/1" },
  ] as const)
    await move(visitor, made.makerToken, step);
  clock.advance(2 * MINUTE_MS);
  const refused = await order();
  await move(visitor, refused.makerToken, { status: "cancelled" });
  clock.advance(2 * MINUTE_MS);
  const withdrawn = await order();
  await visitor.post(cancelPath(withdrawn.token), {});
  await visitor.post(API.subscribe, { email: "ada@example.com" });
  await sendTestMail(deps, "maker@example.com");
}

/** Composes one mail of each kind as it would be sent. */
async function mailsOfEachKind(sources: Partial<MailSources> = {}) {
  const rows = await outboxRows(shop.deps.db);
  const kinds = new Map(rows.map((row) => [row.kind, row]));
  expect(kinds.size).toBe(KINDS);
  const tools = {
    ...shop.deps,
    sources: {
      ...mailSources(shop.deps),
      drawDesign: async () => new Uint8Array(1),
      ...sources,
    },
    now: 0,
  };
  return Promise.all([...kinds.values()].map((row) => composeMail(row, tools)));
}

/** Uploads a picture of noise, which compresses worst. */
async function uploadMark(width: number, height: number): Promise<string> {
  const upload = await uploader(shop);
  const { json } = await upload(
    pngPhoto(width, height, { pixel: NOISE }),
    "mark.png",
  );
  return UploadReply.parse(json).imageUrl;
}

describe.each([...PALETTE_IDS])("in the palette %s", (palette) => {
  test("every text of every mail has enough contrast", async () => {
    await changeSite(shop.deps, { palette });
    for (const { html, subject } of await mailsOfEachKind()) {
      const texts = textColors(html);
      expect(texts.length).toBeGreaterThan(4);
      const faint = texts.filter(({ ratio }) => ratio < 4.5);
      expect({ subject, faint }).toEqual({ subject, faint: [] });
      const isOwn = palette !== DEFAULT_PALETTE;
      // Mails in another palette have none of the default palette's colors.
      expect(/#B00D48|#2B1026|#684C60/i.test(html)).toBe(!isOwn);
    }
  });
});

test("designs are drawn on the background color of the palette", async () => {
  await changeSite(shop.deps, { palette: "forest" });
  const { drawDesign } = mailSources(shop.deps);
  const [mail] = (await mailsOfEachKind({ drawDesign })).flatMap(
    ({ pictures = [] }) => pictures,
  );
  const { rgba } = readPng(mail?.png ?? new Uint8Array());
  expect([...rgba.subarray(0, 3)]).toEqual([0xe4, 0xe5, 0xd3]);
});

test("the confirmation has the maker's text about when an order is ready", async () => {
  const delivery = "Made & sent in <9> days";
  const confirmation = async () =>
    (await mailsOfEachKind()).find(({ label }) =>
      label.startsWith("order-customer"),
    );
  await changeSite(shop.deps, { delivery });
  const mail = await confirmation();
  expect(mail?.text).toContain(`ship them to you.\n\n${delivery}\n`);
  expect(mail?.html).toContain(
    "<strong>Made &amp; sent in &lt;9&gt; days</strong>",
  );
  await changeSite(shop.deps, { delivery: "" });
  const without = await confirmation();
  expect(without?.text).toContain("ship them to you.\n\nWe reach you");
  expect(without?.html).not.toContain("<strong></strong>");
});

test("no mail of a shop other than the demo has the demo's texts", async () => {
  await changeSite(shop.deps, {});
  for (const { subject, text, html } of await mailsOfEachKind())
    expect(`${subject} ${text} ${html}`).not.toMatch(
      /handmade|by hand|in small batches|next pour|Bloom/i,
    );
});

describe("the shop's mark", () => {
  test("is beside the name in every mail, as a small attached PNG", async () => {
    await changeSite(shop.deps, {
      palette: "lagoon",
      mark: await uploadMark(900, 500),
    });
    for (const { html, pictures = [] } of await mailsOfEachKind()) {
      const mark = pictures.find(({ filename }) => filename === "mark.png");
      const { width, height, rgba } = readPng(mark?.png ?? new Uint8Array());
      expect([width, height]).toEqual([120, 120]);
      // The palette's paper fills the corners, for mail programs in dark mode.
      expect([...rgba.subarray(0, 3)]).toEqual([0xf8, 0xf7, 0xf1]);
      expect(mark?.png.byteLength).toBeLessThan(60_000);
      const header = html.slice(0, html.indexOf("<h1"));
      expect(header).toContain(`src="cid:${mark?.cid}"`);
      expect(header).toMatch(/alt=""[^>]*\/>\s*Comb &amp; Co/);
    }
  });

  const without = async (sources: Partial<MailSources> = {}) => {
    for (const { html, pictures = [] } of await mailsOfEachKind(sources)) {
      const names = pictures.map(({ filename }) => filename);
      expect([html.includes("cid:mark"), names]).toEqual([
        false,
        names.filter((name) => name !== "mark.png"),
      ]);
    }
  };

  test("is left out if the shop has none", async () => {
    await changeSite(shop.deps, {});
    await without();
  });

  test("is left out if it is on another server, which gets no request", async () => {
    await changeSite(shop.deps, { mark: "https://pictures.example.com/m.png" });
    await without();
  });

  test("is left out, with a line in the log, if it cannot be drawn", async () => {
    await changeSite(shop.deps, { mark: await uploadMark(20, 20) });
    await without({ drawMark: () => Promise.reject(new Error("no wasm")) });
    expect(shop.logLines.join("\n")).toContain("mark_not_drawn");
  });
});
