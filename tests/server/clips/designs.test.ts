import { beforeEach, expect, test } from "bun:test";
import { DesignReply, SavedDesign } from "#shared/clip/schema.ts";
import { designPicturePath } from "#shared/api/paths.ts";
import { API, designPath } from "#tests/support/api.ts";
import { removeCharm } from "#tests/support/catalog.ts";
import { setUpApp, type Visitor } from "#tests/support/app.ts";
import { makeCharm, makeResin } from "#tests/support/make.ts";

const shop = setUpApp({ PUBLIC_URL: "https://clips.example" });
let visitor: Visitor;
beforeEach(() => {
  visitor = shop.visitor();
});

const host = { host: "clips.example" };
const save = (body: unknown) => visitor.post(API.designs, body, host);
const read = (code: string) => visitor.get(designPath(code), host);

async function saved(body: unknown): Promise<SavedDesign> {
  const answer = await save(body);
  expect(answer.status).toBe(201);
  return SavedDesign.parse(answer.json);
}

test("a saved design is read back with the data needed to draw it", async () => {
  const daisy = await makeCharm(shop.deps, {
    name: "Daisy",
    price: "4.00",
    imageUrl: "/demo/charms/daisy.webp",
  });
  const heart = await makeCharm(shop.deps, { name: "Sweetheart" });
  const { id, code, url } = await saved({
    selectedCharms: [heart.id, daisy.id],
    customText: " Mila ",
  });
  expect(url).toBe(`https://clips.example/?design=${code}`);
  const reply = DesignReply.parse((await read(code)).json);
  expect(reply).toMatchObject({
    id,
    code,
    url,
    selectedCharms: [heart.id, daisy.id],
    customText: "Mila",
  });
  expect(reply.charms.map((charm) => charm.name)).toEqual([
    "Sweetheart",
    "Daisy",
  ]);
  expect(reply.charms[1]).toEqual({
    id: daisy.id,
    name: "Daisy",
    price: "4.00",
    imageUrl: "/demo/charms/daisy.webp",
  });
});

test("a design with a sold-out charm can be saved", async () => {
  const gone = await makeCharm(shop.deps, { inStock: false });
  await saved({ selectedCharms: [gone.id] });
});

test("a design outlives a charm that the maker deletes", async () => {
  const charm = await makeCharm(shop.deps, { name: "Daisy" });
  const { code } = await saved({ selectedCharms: [charm.id] });
  await removeCharm(shop.deps, charm.id);
  const reply = DesignReply.parse((await read(code)).json);
  expect(reply.charms).toMatchObject([{ name: "Daisy" }]);
  const again = await save({ selectedCharms: [charm.id] });
  expect(again.status).toBe(422);
  expect(again.json).toMatchObject({
    message: "The charm Daisy is no longer in the shop. Please choose another.",
  });
});

const REFUSED: [what: string, body: (ids: number[]) => unknown][] = [
  ["a fourth charm", (ids) => ({ selectedCharms: ids })],
  ["a charm chosen twice", ([id]) => ({ selectedCharms: [id, id] })],
  ["an unknown charm", () => ({ selectedCharms: [999] })],
  ["an id that is no number", () => ({ selectedCharms: ["1"] })],
  ["a virtual id", () => ({ selectedCharms: [-1] })],
  ["seven characters", () => ({ customText: "SEVENTH" })],
  ["seven emoji", () => ({ customText: "👩‍👩‍👧".repeat(7) })],
  ["control characters", () => ({ customText: "A\u0007B" })],
  ["marks that turn the text around", () => ({ customText: "A\u202eB" })],
  ["half a character", () => '{"customText":"\\ud800"}'],
  ["an empty design", () => ({ selectedCharms: [], customText: " " })],
  ["no design", () => ({})],
];

for (const [what, body] of REFUSED)
  test(`refuses ${what} with a message`, async () => {
    const ids = await Promise.all(
      [1, 2, 3, 4].map(async () => (await makeCharm(shop.deps)).id),
    );
    const answer = await visitor.post(API.designs, body(ids), {
      ...host,
      "content-type": "application/json",
    });
    expect(answer.status).toBe(422);
    expect(answer.json).toMatchObject({
      code: "invalid",
      message: expect.stringMatching(/^[A-Z].*\.$/),
    });
  });

test("refuses a text that the beads cannot show, and says which character", async () => {
  const answer = await save({ customText: "Mi🦋" });
  expect(answer.status).toBe(422);
  expect(answer.json).toEqual({
    code: "no_bead",
    message: "We have no bead for 🦋.",
    fields: { customText: "We have no bead for 🦋." },
  });
});

test("takes six characters as a person counts them", async () => {
  for (const text of [
    "ÅÅÅÅÅÅ",
    "❤️‍🔥".repeat(6),
    "שלום12",
    "e\u0301".repeat(6),
  ]) {
    const { code } = await saved({ customText: text });
    const reply = DesignReply.parse((await read(code)).json);
    expect(reply.customText).toBe(text.normalize("NFC"));
  }
});

test("an unknown or malformed code is a 404 with a message", async () => {
  for (const code of ["aaaaaaaaaa", "AAAAAAAAAA", "short", "a'--bbbbbb"]) {
    const answer = await read(encodeURIComponent(code));
    expect(answer.status).toBe(404);
    expect(answer.json).toMatchObject({
      message: "There is no such design. Please begin one of your own.",
    });
    const picture = await visitor.get(designPicturePath("aaaaaaaaaa"), host);
    expect(picture.status).toBe(404);
  }
});

const CARDS: ["jpeg" | "png", pathOf: (code: string) => string][] = [
  ["jpeg", designPicturePath],
  ["png", (code) => `/designs/${code}.png`],
];

test.each(CARDS)(
  "the card of a design is a %s of 1200 by 630, which other sites may show",
  async (format, pathOf) => {
    const daisy = await makeCharm(shop.deps, {
      imageUrl: "/demo/charms/daisy.webp",
    });
    const resin = await makeResin(shop.deps);
    const { code } = await saved({
      selectedCharms: [daisy.id],
      customText: "Hi",
      resinId: resin.id,
    });
    const request = (headers = {}) =>
      shop.app.handle(
        new Request(`http://localhost${pathOf(code)}`, {
          headers: { ...host, ...headers },
        }),
      );
    const response = await request();
    expect(response.headers.get("content-type")).toBe(`image/${format}`);
    const bytes = await response.bytes();
    // Some social networks show no larger pictures.
    if (format === "jpeg") expect(bytes.length).toBeLessThan(300_000);
    expect(await new Bun.Image(bytes).metadata()).toEqual({
      width: 1200,
      height: 630,
      format,
    });
    const loadableBy = response.headers.get("cross-origin-resource-policy");
    expect(loadableBy).toBe("cross-origin");
    const etag = response.headers.get("etag") ?? "";
    const again = await request({ "if-none-match": etag });
    expect(again.status).toBe(304);
  },
);

test("a flood of requests for cards is refused in part and served in part", async () => {
  const codes: string[] = [];
  for (let number = 0; number < 12; number++)
    codes.push((await saved({ customText: `N${number}` })).code);
  const answers = await Promise.all(
    codes.map((code) => visitor.get(designPicturePath(code), host)),
  );
  const statuses = answers.map((answer) => answer.status);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  const drawn = statuses.filter((status) => status === 200);
  expect(drawn.length).toBeGreaterThanOrEqual(8);
});
