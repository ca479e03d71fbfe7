import { expect, test } from "bun:test";
import { LANGUAGES } from "#shared/messages/languages.ts";
import { loadDemoTexts } from "#server/demo/load.ts";
import { resinColor } from "#server/catalog/variants.ts";

test("a variant's dot has the color of the first resin that its title names", () => {
  expect(resinColor("Sage")).toBe("#A9B88A");
  expect(resinColor("Warm HONEY, 7 cm")).toBe("#D98A22");
  expect(resinColor("Rose and gold")).toBe("#D77A8C");
});

test("a title that names no resin has no dot", () => {
  expect(resinColor("Midi, 7 cm")).toBeUndefined();
  expect(resinColor("constructor")).toBeUndefined();
  expect(resinColor("Primrose")).toBeUndefined();
});

test("or between two words is a choice, and gold where it stands by itself", () => {
  for (const title of ["S or M", "7 cm or 9 cm", "Mini or midi or maxi"])
    expect([title, resinColor(title)]).toEqual([title, undefined]);
  for (const title of ["Or", "Or rose", "Feuille d’or, 7 cm", "Midi, or"])
    expect([title, resinColor(title)]).toEqual([title, "#C9A04A"]);
  expect(resinColor("Sage or olive")).toBe("#A9B88A");
});

test.each(LANGUAGES)("colors have their dots in %s", async (language) => {
  const { options } = await loadDemoTexts(language);
  expect(resinColor(options.sage)).toBe("#A9B88A");
  expect(resinColor(options.eucalyptus)).toBe("#8FB5A4");
  expect(resinColor(options.olive)).toBe("#8A8A4C");
  expect(resinColor(options.midi)).toBeUndefined();
});

test.each([
  ["Écaille de miel", "#6B3716"],
  ["Weiß", "#F7F3EC"],
  ["Melocotón", "#F2A680"],
  ["Blu notte", "#5E86C4"],
  ["Goud", "#C9A04A"],
])("%s has its dot in a shop of any language", (title, color) => {
  expect(resinColor(title)).toBe(color);
  expect(resinColor(title.normalize("NFD"))).toBe(color);
});
