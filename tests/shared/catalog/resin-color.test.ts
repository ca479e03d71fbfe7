import { expect, test } from "bun:test";
import { LANGUAGES } from "#shared/messages/languages.ts";
import { loadDemoTexts } from "#server/demo/texts.ts";
import { loadMessages } from "#server/runtime/messages.ts";
import { resinColor } from "#shared/catalog/resin-color.ts";

test("a variant's dot has the color of the first resin that its title names", () => {
  expect(resinColor("Sage", {})).toBe("#A9B88A");
  expect(resinColor("Warm HONEY, 7 cm", {})).toBe("#D98A22");
  expect(resinColor("Rose and gold", {})).toBe("#D77A8C");
});

test("a title that names no resin has no dot", () => {
  expect(resinColor("Midi, 7 cm", {})).toBeUndefined();
  expect(resinColor("constructor", {})).toBeUndefined();
  expect(resinColor("Primrose", {})).toBeUndefined();
});

test.each(LANGUAGES)("colors have their dots in %s", async (language) => {
  const { colors } = (await loadMessages(language)).storefront;
  const { options } = await loadDemoTexts(language);
  expect(resinColor(options.sage, colors)).toBe("#A9B88A");
  expect(resinColor(options.eucalyptus, colors)).toBe("#8FB5A4");
  expect(resinColor(options.olive, colors)).toBe("#8A8A4C");
  expect(resinColor(options.midi, colors)).toBeUndefined();
  for (const [word, english] of Object.entries(colors)) {
    expect(word).toBe(word.toLowerCase().normalize());
    const titled = word.replace(/^./u, (first) => first.toUpperCase());
    expect(resinColor(titled, colors)).toBe(resinColor(english, {}));
    expect(resinColor(english, {})).toBeDefined();
  }
});
