import { expect, test } from "bun:test";
import { patternsIn, patternsOfProduct, slowTextFor } from "./patterns.ts";

// A text of 24,000 signs takes a pattern that goes over it once less than a
// millisecond, and one that begins anew at each sign 60 and more. So each is
// tried here with the texts that are the hardest for it, and what is slow stands
// in a list with the longest text that it can get.
const LENGTH = 24_000;
const TIMEOUT_MS = 120_000;

const found = await patternsOfProduct();
const nameOf = ({ file, written }: (typeof found)[number]) =>
  `${file} ${written}`;

/**
 * The texts that are slow when they are long, and why the pattern gets no such
 * text.
 */
const SHORT: Record<string, { atMost: number; because: string }> = {
  "src/server/config/config.ts /\\/+$/": {
    atMost: 2_000,
    because: "PUBLIC_URL, which the maker sets",
  },
  "src/server/config/mail.ts /[^@]*$/": {
    atMost: 2_000,
    because: "an address among the settings",
  },
  'src/server/config/mail.ts /^(?:"?([^"<>]*?)"?\\s*<([^<>]+)>|([^<>]+))$/': {
    atMost: 2_000,
    because: "an address among the settings",
  },
  "src/server/config/values.ts /zoneinfo\\/([A-Z][\\w+-]*(?:\\/[\\w+-]+)*)$/": {
    atMost: 4_096,
    because: "the target of a link of the system, a path",
  },
  "src/shared/text/formats.ts /\\B(?=(?:\\d{3})+$)/g": {
    atMost: 20,
    because: "the digits of a number",
  },
};

/**
 * The patterns that are made of constants while the shop starts, as they are
 * then.
 */
const BUILT: Record<string, RegExp> = {
  'src/server/http/rate-limit.ts new RegExp(`^${route.replaceAll(/:\\w+/g, "[^/]+")}$`)':
    /^\/api\/orders\/[^/]+\/cancel\/[^/]+$/,
  'src/server/pages/list-pages.ts new RegExp(`^/clips/by/(${SORTINGS.join("|")})(?:/(${PAGE_NUMBER.source}))?/?$`)':
    /^\/clips\/by\/(new|price)(?:\/([1-9]\d{0,5}))?\/?$/,
  "src/server/pages/list-pages.ts new RegExp(`^${listPath(`(${PAGE_NUMBER.source})`)}/?$`)":
    /^\/clips\/([1-9]\d{0,5})\/?$/,
  'src/server/pages/written-pages.ts new RegExp(`^${letterPath("([a-z0-9-]{1,70})")}/?$`)':
    /^\/letters\/([a-z0-9-]{1,70})\/?$/,
  'src/server/pages/order-pages.ts new RegExp(`^${orderPagePath("([^/]+)")}/?$`)':
    /^\/order\/([^/]+)\/?$/,
  'src/server/pages/order-pages.ts new RegExp(`^${makePagePath("([^/]+)")}/?$`)':
    /^\/make\/([^/]+)\/?$/,
  "src/shared/account/schema.ts new RegExp(`^[A-Za-z0-9_-]{${bytes}}=*$`)":
    /^[A-Za-z0-9_-]{87}=*$/,
  "src/shared/catalog/schema.ts new RegExp(`^${PAGE_NUMBER.source}$`)":
    /^[1-9]\d{0,5}$/,
  'src/shared/orders/state.ts new RegExp(`^${CUSTOM_CLIP_NAME}(?: - "(.*)")?$`, "s")':
    /^Custom Claw Clip(?: - "(.*)")?$/s,
  'src/shared/text/characters.ts new RegExp(CONTROL, "g")':
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
    /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g,
  'src/shared/text/slug.ts new RegExp(`[${Object.keys(LETTERS).join("")}]`, "g")':
    /[ßæœøłđðþı]/g,
  'src/web/admin/workbench/order-words.ts new RegExp(`(${wanted})`, "iu")':
    /(two words|two|words)/iu,
  'src/web/app/AppRoutes.tsx new RegExp(`^${orderPagePath("[^/]+")}$`)':
    /^\/orders\/[^/]+$/,
};

test(
  "no pattern takes long for any text that it can get",
  () => {
    const patterns = new Map<string, [RegExp, number]>();
    for (const each of found) {
      const pattern = each.pattern ?? BUILT[nameOf(each)];
      const length = SHORT[nameOf(each)]?.atMost ?? LENGTH;
      if (pattern) patterns.set(`${pattern} ${length}`, [pattern, length]);
    }
    const slow = [...patterns.values()].flatMap(([pattern, length]) => {
      const text = slowTextFor(pattern, length);
      const begins = text?.slice(0, 40);
      return text === undefined ? [] : [{ pattern: String(pattern), begins }];
    });
    expect(slow).toEqual([]);
    expect(patterns.size).toBeGreaterThan(250);
  },
  TIMEOUT_MS,
);

test("the lists name what there is, and all that is built", () => {
  const names = found.map(nameOf);
  const gone = Object.keys({ ...SHORT, ...BUILT }).filter(
    (name) => !names.includes(name),
  );
  expect(gone).toEqual([]);
  const built = found.filter(({ pattern }) => !pattern).map(nameOf);
  expect(built.toSorted()).toEqual(Object.keys(BUILT).toSorted());
});

test(
  "the texts that are tried find what is slow, and nothing else",
  () => {
    const isSlow = (pattern: RegExp) =>
      slowTextFor(pattern, LENGTH) !== undefined;
    const SLOW = [
      /\s+$/,
      /<[^>]*>/g,
      /[\s,|]+(?=https?:)/,
      /<!--[\s\S]*?-->/g,
      /[^@]*$/,
      /^a.*b.*c$/,
      /^(?:https?:\/\/)?[^/]*[^?]*\?$/,
      /^(a+)+$/,
      /^(?:\w|\d)+@$/,
      /\p{L}+\p{L}+\d/u,
    ];
    const QUICK = [
      /^\s+/,
      /<[^<>]*>/g,
      /[\s,|](?=https?:)/,
      /^[^\s@]+@[^\s@]+$/,
      / ?\n ?/g,
      /[a-z]{0,30}:/,
      /(?:one|two)\d{3}/,
    ];
    expect(SLOW.filter((pattern) => !isSlow(pattern))).toEqual([]);
    expect(QUICK.filter(isSlow)).toEqual([]);
  },
  TIMEOUT_MS,
);

test("every pattern of a source is found, also in what is called with it", () => {
  const source = `
    import { packed } from "./a.ts" with { type: "macro" };
    const a: RegExp = /a+/g;
    export const B = <p title={"x".replace(/b/, "")}>{/c/.test(a as string)}</p>;
    z.string().check(z.regex(new RegExp("^" + a)), z.regex(/d/u)); RegExp("e");
    "f".match("no pattern"); // /g/
  `;
  expect(patternsIn(source).map(({ written }) => written)).toEqual([
    "/a+/g",
    "/b/",
    "/c/",
    'new RegExp("^" + a)',
    "/d/u",
    'RegExp("e")',
  ]);
});
