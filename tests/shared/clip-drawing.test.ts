import { expect, test } from "bun:test";
import { beadLetters } from "#shared/beads.ts";
import {
  type DrawingOptions,
  type DrawnDesign,
  describeDesign,
  drawDesign,
  drawingParts,
} from "#shared/clip-drawing.ts";
import {
  BEAD_CENTRE,
  BEAD_SIZE,
  BEAD_STEP,
  CHARM_WINDOW,
} from "#shared/clip-geometry.ts";

const options: DrawingOptions = {
  idPrefix: "t",
  href: (asset) =>
    asset.kind === "charm" ? asset.imageUrl : `/designer/${asset.kind}.webp`,
};
const charm = (name: string) => ({ name, imageUrl: `/demo/${name}.webp` });
const design = (names: string[], customText = ""): DrawnDesign => ({
  charms: names.map(charm),
  customText,
});
const places = (given: DrawnDesign, kind: string) =>
  drawingParts(given, options)
    .filter((part) => part.kind === kind)
    .map((part) => part.at);
const beads = (text: string) =>
  drawingParts(design([], text), options)
    .filter((part) => part.kind === "bead")
    .map((part) => /<text[^>]*>(.*?)<\/text>/.exec(part.svg)?.[1]);

test("one charm stands in the middle, two left and right, three across", () => {
  const left = { x: 430, y: 394 };
  const middle = { x: 800, y: 384 };
  const right = { x: 1170, y: 394 };
  const drawn = (names: string[]) => places(design(names), "charm");
  expect(drawn(["a"])).toEqual([middle]);
  expect(drawn(["a", "b"])).toEqual([left, right]);
  expect(drawn(["a", "b", "c"])).toEqual([left, middle, right]);
});

test("charms stand in the order chosen", () => {
  const charms = drawingParts(design(["z", "a", "m"]), options)
    .filter((part) => part.kind === "charm")
    .map((part) => /href="(.*?)"/.exec(part.svg)?.[1]);
  expect(charms).toEqual(["/demo/z.webp", "/demo/a.webp", "/demo/m.webp"]);
});

test("beads are centred as a group, and a space leaves a gap", () => {
  const xs = (text: string) =>
    places(design([], text), "bead").map((at) => at.x);
  expect(xs("A")).toEqual([BEAD_CENTRE.x]);
  expect(xs("AB")).toEqual([
    BEAD_CENTRE.x - BEAD_STEP / 2,
    BEAD_CENTRE.x + BEAD_STEP / 2,
  ]);
  expect(xs("A B")).toEqual([
    BEAD_CENTRE.x - BEAD_STEP,
    BEAD_CENTRE.x + BEAD_STEP,
  ]);
});

test("nothing touches, whatever a charm's picture and the message", () => {
  const { left, top, width, height, radius } = CHARM_WINDOW;
  // The distance from a point to a rectangle with round corners.
  const outside = (value: number, from: number, size: number) =>
    Math.max(from + radius - value, value - from - size + radius, 0);
  for (const charms of [1, 2, 3])
    for (let letters = 1; letters <= 6; letters++) {
      const names = ["a", "b", "c"].slice(0, charms);
      const given = design(names, "M".repeat(letters));
      for (const at of places(given, "charm"))
        for (const bead of places(given, "bead")) {
          const dx = outside(bead.x - at.x, left, width);
          const dy = outside(bead.y - at.y, top, height);
          const gap = Math.hypot(dx, dy) - radius - BEAD_SIZE / 2;
          expect(gap).toBeGreaterThan(0);
        }
    }
});

test("letters are drawn as capitals, one bead for what a person calls one", () => {
  expect(beads("Mila")).toEqual(["M", "I", "L", "A"]);
  expect(beads("e\u0301ñß")).toEqual(["É", "Ñ", "ß"]);
  expect(beads("a👩‍👩‍👧b")).toEqual(["A", "👩‍👩‍👧", "B"]);
});

test("Hebrew runs from right to left, numbers in it as they are read", () => {
  expect(beads("שלום12")).toEqual(["1", "2", "ם", "ו", "ל", "ש"]);
  expect(beads("A שB")).toEqual(["A", "ש", "B"]);
});

test("a heart is drawn, not written", () => {
  const svg = drawDesign(design([], "♥"), options);
  expect(svg).toContain("<path");
  expect(svg).not.toContain("<text");
});

test("a heart is one bead, in whatever form it was typed", () => {
  expect(beadLetters("♥❤♥\uFE0F❤\uFE0F")).toEqual(["♥", "♥", "♥", "♥"]);
  expect(describeDesign(design([], "a❤\uFE0F"))).toBe(
    "A custom clip with the letters A♥",
  );
});

test("whatever names and messages say, they stay text", () => {
  const nasty = `"><script>alert('1')</script>&\u0000\ud800`;
  const svg = drawDesign(
    {
      charms: [{ name: nasty, imageUrl: `https://x.example/"onload="1` }],
      customText: `<&"'>`,
    },
    options,
  );
  const tags: string[] = [];
  const attributes: string[] = [];
  new HTMLRewriter()
    .on("*", {
      element(element) {
        tags.push(element.tagName);
        for (const [name] of element.attributes) attributes.push(name);
      },
    })
    .transform(svg);
  expect(tags).toContain("image");
  expect(tags).not.toContain("script");
  expect(attributes.filter((name) => name.startsWith("on"))).toEqual([]);
  expect(svg).not.toContain("\u0000");
  expect(svg.isWellFormed()).toBe(true);
});

test("a charm without a usable picture is a disc with its initial", () => {
  for (const imageUrl of ["", "javascript:alert(1)", "//other.example/a.png"]) {
    const svg = drawDesign(
      { charms: [{ name: "éclair", imageUrl }], customText: "" },
      options,
    );
    expect(svg).toContain(">É</text>");
    expect(svg).not.toContain("alert");
  }
});

test("the same design gives the same drawing, with a key for every part", () => {
  const given: DrawnDesign = {
    charms: [charm("a"), { ...charm("a"), name: "b" }, charm("c")],
    customText: "BOOB",
  };
  expect(drawDesign(given, options)).toBe(drawDesign(given, options));
  const keys = drawingParts(given, options).map((part) => part.key);
  expect(new Set(keys).size).toBe(keys.length);
});

test("the sentence says what the picture shows", () => {
  expect(describeDesign(design(["Daisy", "Sweetheart"], "mila"))).toBe(
    "A custom clip with Daisy, Sweetheart and the letters MILA",
  );
  expect(describeDesign(design(["Daisy"]))).toBe("A custom clip with Daisy");
  expect(describeDesign(design([], "hi"))).toBe(
    "A custom clip with the letters HI",
  );
  expect(describeDesign(design([]))).toBe(
    "A custom clip without charms or letters",
  );
  expect(drawDesign(design(["Daisy"]), options)).toContain(
    'role="img" aria-label="A custom clip with Daisy"',
  );
});
