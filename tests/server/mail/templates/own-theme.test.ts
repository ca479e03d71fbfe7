import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { UploadReply } from "#shared/images/schema.ts";
import { DEFAULT_PALETTE, PALETTE_IDS } from "#shared/site/palettes.ts";
import { shopMails } from "#server/mails.ts";
import { composeMail } from "#server/mail/compose.ts";
import { orderDrawing } from "#server/orders/mail-pictures.ts";
import { drawMailHead } from "#server/site/mail-head.ts";
import { ADMIN_ENV, uploader } from "#tests/support/admin.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { textColors } from "#tests/support/mail-colors.ts";
import { rowsOfEachKind, sendEverything } from "#tests/support/every-mail.ts";
import { NOISE, pngPhoto } from "#tests/support/photos.ts";
import { readPng } from "#tests/support/png.ts";
import { changeSite } from "#tests/support/site.ts";

const PIXEL = new Uint8Array(1);

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

/** Composes one mail of each kind as it would be sent. */
async function mailsOfEachKind(drawing: Parameters<typeof shopMails>[1] = {}) {
  const rows = await rowsOfEachKind(shop.deps);
  const tools = {
    ...shop.deps,
    mails: shopMails(shop.deps, {
      drawDesign: async () => new Uint8Array(1),
      drawHead: async () => ({ name: PIXEL, teeth: PIXEL }),
      ...drawing,
    }),
    pictureMs: 10_000,
    now: 0,
  };
  return Promise.all(rows.map((row) => composeMail(row, tools)));
}

/** Uploads a picture of noise, which compresses worst. */
async function uploadMark(width: number, height: number): Promise<string> {
  const upload = await uploader(shop);
  const { json } = await upload(
    pngPhoto(width, height, { pixel: NOISE }),
    "logo.png",
  );
  return UploadReply.parse(json).imageUrl;
}

describe.each([...PALETTE_IDS])("in the palette %s", (palette) => {
  test("every text of every mail has enough contrast", async () => {
    await changeSite(shop.deps, { palette });
    for (const { html, subject } of await mailsOfEachKind()) {
      for (const scheme of ["light", "dark"] as const) {
        const texts = textColors(html, scheme);
        expect(texts.length).toBeGreaterThan(4);
        const faint = texts.filter(({ ratio }) => ratio < 4.5);
        expect({ subject, scheme, faint }).toEqual({
          subject,
          scheme,
          faint: [],
        });
      }
      const isOwn = palette !== DEFAULT_PALETTE;
      // Mails in another palette have none of the default palette's colors.
      expect(/#B00D48|#2B1026|#684C60/i.test(html)).toBe(!isOwn);
    }
  });
});

test("designs are drawn on the background color of the palette", async () => {
  await changeSite(shop.deps, { palette: "forest" });
  const { drawDesign } = orderDrawing(shop.deps);
  const drawn = (await mailsOfEachKind({ drawDesign })).flatMap(
    ({ pictures = [] }) => pictures,
  );
  const clip = drawn.find(({ type }) => type === "image/jpeg");
  expect(clip?.png.byteLength).toBeLessThan(60_000);
  const png = await new Bun.Image(clip?.png ?? PIXEL).png().bytes();
  const [red = 0, green = 0, blue = 0] = readPng(png).rgba;
  expect(Math.abs(red - 0xe4)).toBeLessThan(4);
  expect(Math.abs(green - 0xe5)).toBeLessThan(4);
  expect(Math.abs(blue - 0xd3)).toBeLessThan(4);
});

test("the confirmation has the maker's text about when an order is ready", async () => {
  const delivery = "Made & sent in <9> days";
  const confirmation = async () =>
    (await mailsOfEachKind()).find(({ label }) =>
      label.startsWith("order-customer"),
    );
  await changeSite(shop.deps, { delivery });
  const mail = await confirmation();
  expect(mail?.text).toMatch(/\/orders\/\S+\n\nMade & sent in <9> days\n\n/);
  expect(mail?.html).toContain(
    "<strong>Made &amp; sent in &lt;9&gt; days</strong>",
  );
  await changeSite(shop.deps, { delivery: "" });
  const without = await confirmation();
  expect(without?.text).toMatch(/\/orders\/\S+\n\nYOUR ORDER/);
  expect(without?.html).not.toContain("<strong></strong>");
});

test("no mail of a shop other than the demo has the demo's texts", async () => {
  await changeSite(shop.deps, {});
  for (const { subject, text, html } of await mailsOfEachKind())
    expect(`${subject} ${text} ${html}`).not.toMatch(
      /handmade|by hand|in small batches|next pour|Bloom/i,
    );
});

/** The pictures of a head as the shop draws them, with their first pixels. */
async function drawnHead(name: string, mark = "") {
  const look = { name, mark, palette: "lagoon" as const };
  const head = await drawMailHead(shop.deps, look);
  const bytes = (head.name?.byteLength ?? 0) + head.teeth.byteLength;
  // The shop's PNGs have a palette of few colors.
  const read = async (png: Uint8Array) =>
    readPng(await new Bun.Image(png).png().bytes());
  const drawn = head.name && (await read(head.name));
  return { bytes, name: drawn, teeth: await read(head.teeth) };
}

/** Counts the columns of a picture that have this color. */
function columnsWith(
  { width, rgba }: ReturnType<typeof readPng>,
  color: readonly number[],
): number {
  const found = new Set<number>();
  for (let at = 0; at < rgba.length; at += 4)
    if (color.every((channel, index) => rgba[at + index] === channel))
      found.add((at / 4) % width);
  return found.size;
}

describe("the head of a mail", () => {
  const BLUSH = [0xd7, 0xe6, 0xed];
  const INK = [0x08, 0x1e, 0x2c];
  const ACCENT = [0x01, 0x6a, 0x87];

  test("is the name as pages draw it, and teeth that end it", async () => {
    const { name, teeth, bytes } = await drawnHead("Comb & Co");
    if (!name) throw new Error("the name is not drawn");
    // Thousands of letters bring it along.
    expect(bytes).toBeLessThan(10_000);
    expect([name.width, name.height]).toEqual([1200, 224]);
    expect([...name.rgba.subarray(0, 4)]).toEqual([...BLUSH, 255]);
    expect(columnsWith(name, INK)).toBeGreaterThan(150);
    expect(columnsWith(name, ACCENT)).toBeGreaterThan(20);
    expect([teeth.width, teeth.height]).toEqual([1200, 72]);
    expect([...teeth.rgba.subarray(0, 4)]).toEqual([...BLUSH, 255]);
    // Between two teeth, at their lower end, there is nothing.
    expect(teeth.rgba.at(-1)).toBe(0);
  });

  test("has the mark before the name, and fits a long name", async () => {
    await changeSite(shop.deps, {});
    const mark = await uploadMark(900, 500);
    const plain = await drawnHead("Comb");
    const marked = await drawnHead("Comb", mark);
    expect(marked.name?.rgba).not.toEqual(plain.name?.rgba);
    const long = await drawnHead("Mornings at the Wide Wild Meadow");
    if (!long.name) throw new Error("the name is not drawn");
    const { width, height, rgba } = long.name;
    const edges = Array.from({ length: height }, (_, y) =>
      [20, width - 20].map((x) => rgba[(y * width + x) * 4]),
    ).flat();
    expect(new Set(edges)).toEqual(new Set([BLUSH[0]]));
  });

  test.each(["נועה", "Гребень", "草原", "Long ".repeat(12)])(
    "is the name as a text where it cannot be drawn (%s)",
    async (name) => {
      expect((await drawnHead(name)).name).toBeUndefined();
    },
  );

  test("comes with every mail, whose name stands without it too", async () => {
    await changeSite(shop.deps, {});
    for (const { html, pictures = [] } of await mailsOfEachKind()) {
      const names = pictures.map(({ filename }) => filename);
      expect(names.slice(0, 2)).toEqual(["name.png", "teeth.png"]);
      expect(html).toMatch(/<img\s+src="cid:name\.[^>]*alt="Comb &amp; Co"/);
    }
  });

  test("is a text, with a line in the log, if it cannot be drawn", async () => {
    const drawHead = () => Promise.reject(new Error("no wasm"));
    for (const { html, pictures = [] } of await mailsOfEachKind({ drawHead })) {
      expect(html).not.toContain("cid:name");
      const header = html.slice(html.indexOf("<body"), html.indexOf("<h1"));
      expect(header).toMatch(/>\s*Comb &amp; Co\s*</);
      expect(pictures.map(({ filename }) => filename)).not.toContain(
        "teeth.png",
      );
    }
    expect(shop.logLines.join("\n")).toContain("mail_head_not_drawn");
  });
});

test("every mail is built as Word and phones can show it", async () => {
  await changeSite(shop.deps, {});
  for (const { html, text, subject } of await mailsOfEachKind()) {
    expect(Buffer.byteLength(html)).toBeLessThan(100_000);
    const body = html.slice(html.indexOf("<body"));
    expect(body).not.toMatch(
      /flex|grid|position:|float:|var\(|<(?:script|svg|link)/,
    );
    expect(html).toContain('<meta name="color-scheme" content="light dark" />');
    expect(html).toMatch(/<!--\[if mso\]><table[^>]*width="600"/);
    // Word draws its own shapes for VML, over those of everyone else.
    expect(html).not.toMatch(/<v:|urn:schemas-microsoft-com/);
    for (const [table] of body.matchAll(/<table[^>]*>/g))
      expect(table).toContain('role="presentation"');
    // Word knows the ground of a table and a cell by its attribute, and the
    // ground of a button is that of its cell.
    for (const [cell] of body.matchAll(
      /<t[abler d]+\s[^>]*background:[^>]*>/g,
    )) {
      const [, ground = ""] = /[;"]background:(#\w{6})/.exec(cell) ?? [];
      expect(cell).toContain(`bgcolor="${ground}"`);
    }
    const buttons = [...body.matchAll(/<a\s[^>]*padding:17px[^>]*>/g)];
    for (const [button] of buttons) expect(button).not.toContain("background");
    expect(buttons.length).toBeLessThanOrEqual(1);
    for (const [image] of body.matchAll(/<img[^>]*>/g)) {
      expect(image).toMatch(/src="cid:[^"]+"/);
      expect(image).toMatch(/width="\d+"/);
      expect(image).toMatch(/alt="/);
    }
    // Each link is in the plain text, but for those to addresses and clips.
    for (const [, url = ""] of body.matchAll(/href="(https:[^"]+)"/g))
      if (!url.includes("/clips/"))
        expect({ subject, text }).toMatchObject({
          text: expect.stringContaining(url.replaceAll("&amp;", "&")),
        });
  }
});
