import { expect, test } from "bun:test";

// The demands of the glossary on each language, by signs that are never right.
// The catalogues are read as written, so a sign of the code must not match.
const WRONG = {
  de: /\p{L}'|…|[”«»]/u,
  fr: /\p{L}'|…|[“”„]|[\p{L}\d}»)] [:;!?»](?! ["`[(])|[\p{L}\d}»\u00a0][;!?][ "`]|« /u,
  es: /…|[“”„]|["`][^"`¿]*\p{L}\?|["`][^"`¡]*\p{L}!/u,
  it: /\p{L}'|…|[“”„]/u,
  nl: /\p{L}'|…|[“”„«»]/u,
};

for (const [language, wrong] of Object.entries(WRONG)) {
  test(`${language} has its own quotes, apostrophes and spaces`, async () => {
    const found: string[] = [];
    const files = new Bun.Glob(`src/shared/messages/*/${language}.ts`);
    for await (const file of files.scan()) {
      const source = await Bun.file(file).text();
      const lines = source
        .replaceAll("\\u00a0", "\u00a0")
        .replaceAll("\\u202f", "\u202f")
        .split("\n");
      found.push(
        ...lines.filter(
          (line) => wrong.test(line) && !/^\s*(\/\/|\/?\*)/.test(line),
        ),
      );
    }
    expect(found).toEqual([]);
  });
}
