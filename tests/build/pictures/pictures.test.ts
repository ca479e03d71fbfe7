import { expect, test } from "bun:test";
import { join } from "node:path";
import { makePictureSet } from "#build/pictures/pictures.ts";
import { DEMO_PRODUCTS } from "#server/demo/shop.ts";
import { avifSet } from "#shared/images/rules.ts";
import { ROOT } from "#build/root.ts";

async function setOf(path: string) {
  const bytes = await Bun.file(join(ROOT, "public", path)).bytes();
  const set = await makePictureSet(path, bytes);
  if (!set) throw new Error(`${path} has no set of copies`);
  return set;
}

test("makes narrower copies of a product's picture, and describes it", async () => {
  const { picture, copies, ownWidthPath } = await setOf(
    "demo/products/rose-quartz.webp",
  );
  expect(picture.widths).toEqual([320, 640, 1200]);
  expect(picture).toMatchObject({ width: 1200, height: 1200 });
  expect(picture.placeholder).toStartWith("data:image/webp;base64,");
  expect(picture.color).toMatch(/^#[0-9a-f]{6}$/);
  expect(ownWidthPath).toBe("demo/products/rose-quartz-1200.webp");
  for (const { path, bytes } of copies) {
    const { width, format } = await new Bun.Image(bytes).metadata();
    expect(path).toBe(`demo/products/rose-quartz-${width}.webp`);
    expect(format).toBe("webp");
  }
});

test("makes no copy wider than the picture", async () => {
  const { picture } = await setOf("hero/poster.webp");
  expect(picture.widths).toEqual([1280, 1920]);
});

test("keeps transparency", async () => {
  const { copies } = await setOf("demo/charms/star.webp");
  const small = copies[0]?.bytes ?? new Uint8Array();
  // The extended WebP header carries the alpha flag in bit 4 of byte 20.
  expect(new TextDecoder().decode(small.slice(12, 16))).toBe("VP8X");
  expect((small[20] ?? 0) & 0x10).toBe(0x10);
});

test("the demo's photos have AVIF files at the paths of their srcset", async () => {
  for (const { file } of DEMO_PRODUCTS) {
    const files = avifSet(`/demo/products/${file}`)?.split(", ") ?? [];
    expect(files.length).toBe(2);
    for (const entry of files) {
      const [path = ""] = entry.split(" ");
      const bytes = await Bun.file(join(ROOT, "public", path)).bytes();
      expect(new TextDecoder().decode(bytes.slice(4, 12))).toBe("ftypavif");
    }
  }
  expect(avifSet("/uploads/abc.webp")).toBeUndefined();
});

test("makes no copies of other files", async () => {
  const bytes = new Uint8Array();
  expect(await makePictureSet("icons/mark.svg", bytes)).toBeUndefined();
});
