import { en } from "#shared/messages/first/en.ts";
import { describe, expect, test } from "bun:test";
import { beadLetters } from "#shared/clip/beads.ts";
import {
  type DrawingOptions,
  type DrawnDesign,
  describeDesign,
  drawDesign,
  drawingParts,
} from "#shared/clip/drawing.ts";
import { type Layout, layoutOf, type Point } from "#shared/clip/geometry.ts";
import { readingLayout } from "#shared/clip/reading.ts";
import { deepColor } from "#shared/clip/settings.ts";

const options: DrawingOptions = {
  idPrefix: "t",
  href: (asset) =>
    "imageUrl" in asset ? asset.imageUrl : `/designer/${asset.kind}.webp`,
};
const charm = (name: string) => ({ name, imageUrl: `/demo/${name}.webp` });
const design = (names: string[], customText = ""): DrawnDesign => ({
  charms: names.map(charm),
  customText,
});
const RESIN = {
  name: "Honey Tortoise",
  imageUrl: "/demo/resins/honey-tortoise.webp",
  picture: { color: "#91634c" },
};
const cast = (names: string[], customText = ""): DrawnDesign => ({
  ...design(names, customText),
  resin: RESIN,
});
const places = (given: DrawnDesign, kind: string) =>
  drawingParts(given, options)
    .filter((part) => part.kind === kind)
    .map((part) => part.at);
const beads = (text: string) =>
  drawingParts(design([], text), options)
    .filter((part) => part.kind === "bead")
    .map((part) => /<text[^>]*>(.*?)<\/text>/.exec(part.svg)?.[1]);

test("one charm is placed in the middle, two left and right, three across", () => {
  const left = { x: 430, y: 394 };
  const middle = { x: 800, y: 384 };
  const right = { x: 1170, y: 394 };
  const drawn = (names: string[]) => places(design(names), "charm");
  expect(drawn(["a"])).toEqual([middle]);
  expect(drawn(["a", "b"])).toEqual([left, right]);
  expect(drawn(["a", "b", "c"])).toEqual([left, middle, right]);
});

describe("in a resin", () => {
  test("charms are placed at the sides and above the letters", () => {
    const drawn = (names: string[]) => places(cast(names, "Mila"), "charm");
    const left = { x: 310, y: 455 };
    const middle = { x: 800, y: 345 };
    const right = { x: 1290, y: 455 };
    expect(drawn(["a"])).toEqual([middle]);
    expect(drawn(["a", "b"])).toEqual([left, right]);
    expect(drawn(["a", "b", "c"])).toEqual([left, middle, right]);
  });

  test("charms without letters are placed symmetrically", () => {
    for (const names of [["a"], ["a", "b"], ["a", "b", "c"]]) {
      const xs = places(cast(names), "charm").map((at) => at.x - 800);
      expect(xs).toEqual(xs.map((x) => -x + 0).reverse());
      expect(Math.max(...xs)).toBeLessThan(490);
    }
  });

  test("letters move down for a charm above them, and else are level with the charms", () => {
    const y = (names: string[]) => places(cast(names, "A"), "bead")[0]?.y;
    expect([[], ["a", "b"]].map(y)).toEqual([455, 455]);
    expect([["a"], ["a", "b", "c"]].map(y)).toEqual([530, 530]);
  });

  test("the base is the resin's picture, or the built-in one if that is missing", () => {
    const base = (href: DrawingOptions["href"]) =>
      drawingParts(cast(["a"]), { ...options, href })[0]?.svg;
    expect(base(options.href)).toContain(RESIN.imageUrl);
    const svg = base((asset) =>
      asset.kind === "resin" ? undefined : options.href(asset),
    );
    expect(svg).toContain("/designer/base.webp");
  });

  test("a picture of another shape is fitted, never distorted", () => {
    const svg = drawDesign(cast([]), options);
    expect(svg).toContain('width="1600" height="900"/>');
    expect(svg).not.toContain("preserveAspectRatio");
  });

  test("pockets have a deeper shade of the resin's color", () => {
    expect(deepColor("#91634c")).toBe("#512f1e");
    const svg = drawDesign(cast(["a"], "A"), options);
    expect(svg).toContain(deepColor(RESIN.picture.color));
    for (const odd of [undefined, "", "red", "#12345", '#000000"/><script>'])
      expect(deepColor(odd)).toBe(deepColor(undefined));
    for (const grey of ["#000000", "#808080", "#ffffff"])
      expect(deepColor(grey)).toMatch(/^#([0-9a-f]{2})\1\1$/);
  });

  test("the description names the resin", () => {
    expect(describeDesign(cast(["Daisy"], "hi"), en.drawing)).toBe(
      "A custom clip in Honey Tortoise with Daisy and the letters HI",
    );
    expect(describeDesign(cast([]), en.drawing)).toBe(
      "A custom clip in Honey Tortoise without charms or letters",
    );
  });
});

describe("a small picture of a clip in a resin", () => {
  const small = (given: DrawnDesign, kind: "charm" | "bead") =>
    drawingParts(given, { ...options, reading: readingLayout })
      .filter((part) => part.kind === kind)
      .map(({ at, svg }) => ({
        ...at,
        scale: Number(/scale\((.*?)\)/.exec(svg)?.[1] ?? 1),
      }));

  test("has beads a half larger that touch neither each other nor a charm", () => {
    expect(small(cast([], "ONA"), "bead")[0]?.scale).toBe(1.5);
    for (const charms of [0, 1, 2, 3])
      for (let letters = 1; letters <= 6; letters++) {
        const given = cast(
          ["a", "b", "c"].slice(0, charms),
          "M".repeat(letters),
        );
        const beads = small(given, "bead");
        for (const [index, bead] of beads.entries()) {
          const next = beads[index + 1];
          const radius = 56 * bead.scale;
          if (next) expect(next.x - bead.x).toBeGreaterThan(2 * radius);
          for (const charm of small(given, "charm"))
            expect(
              Math.hypot(bead.x - charm.x, bead.y - charm.y),
            ).toBeGreaterThan(radius + 119);
        }
      }
  });

  test("looks as ever where it has no resin", () => {
    expect(
      drawingParts(design(["a"], "AB"), { ...options, reading: readingLayout }),
    ).toEqual(drawingParts(design(["a"], "AB"), options));
  });
});

test("charms are drawn in the order chosen", () => {
  const charms = drawingParts(design(["z", "a", "m"]), options)
    .filter((part) => part.kind === "charm")
    .map((part) => /href="(.*?)"/.exec(part.svg)?.[1]);
  expect(charms).toEqual(["/demo/z.webp", "/demo/a.webp", "/demo/m.webp"]);
});

test("beads are centred as a group, and a space leaves a gap", () => {
  for (const make of [design, cast]) {
    const { beadStep: step } = layoutOf(make([]));
    const xs = (text: string) =>
      places(make([], text), "bead").map(
        (at) => Math.round((at.x - 800) * 10) / 10,
      );
    expect(xs("A")).toEqual([0]);
    expect(xs("AB")).toEqual([-step / 2, step / 2]);
    expect(xs("A B")).toEqual([-step, step]);
  }
});

test("charms never touch beads, however many of each there are", () => {
  for (const make of [design, cast])
    for (const charms of [1, 2, 3])
      for (let letters = 1; letters <= 6; letters++) {
        const names = ["a", "b", "c"].slice(0, charms);
        const given = make(names, "M".repeat(letters));
        for (const at of places(given, "charm"))
          for (const bead of places(given, "bead"))
            expect(gap(layoutOf(given), at, bead)).toBeGreaterThan(0);
      }
});

/** The distance from a charm's window, with its round corners, to a bead. */
function gap({ charmWindow, beadSize }: Layout, charm: Point, bead: Point) {
  const { left, top, width, height, radius } = charmWindow;
  const outside = (value: number, from: number, size: number) =>
    Math.max(from + radius - value, value - from - size + radius, 0);
  const dx = outside(bead.x - charm.x, left, width);
  const dy = outside(bead.y - charm.y, top, height);
  return Math.hypot(dx, dy) - radius - beadSize / 2;
}

test("letters are drawn as capitals, one bead for each that a person counts", () => {
  expect(beads("Mila")).toEqual(["M", "I", "L", "A"]);
  expect(beads("e\u0301ñß")).toEqual(["É", "Ñ", "ß"]);
  expect(beads("a👩‍👩‍👧b")).toEqual(["A", "👩‍👩‍👧", "B"]);
});

test("Hebrew runs from right to left, numbers in it from left to right", () => {
  expect(beads("שלום12")).toEqual(["1", "2", "ם", "ו", "ל", "ש"]);
  expect(beads("A שB")).toEqual(["A", "ש", "B"]);
});

test("a heart is drawn as a path, not as text", () => {
  const svg = drawDesign(design([], "♥"), options);
  expect(svg).toContain("<path");
  expect(svg).not.toContain("<text");
});

test("a heart is one bead, in whatever form it was typed", () => {
  expect(beadLetters("♥❤♥\uFE0F❤\uFE0F")).toEqual(["♥", "♥", "♥", "♥"]);
  expect(describeDesign(design([], "a❤\uFE0F"), en.drawing)).toBe(
    "A custom clip with the letters A♥",
  );
});

test("markup in names and messages stays text", () => {
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

test("the description says what the picture shows", () => {
  expect(
    describeDesign(design(["Daisy", "Sweetheart"], "mila"), en.drawing),
  ).toBe("A custom clip with Daisy, Sweetheart and the letters MILA");
  expect(describeDesign(design(["Daisy"]), en.drawing)).toBe(
    "A custom clip with Daisy",
  );
  expect(describeDesign(design([], "hi"), en.drawing)).toBe(
    "A custom clip with the letters HI",
  );
  expect(describeDesign(design([]), en.drawing)).toBe(
    "A custom clip without charms or letters",
  );
});
