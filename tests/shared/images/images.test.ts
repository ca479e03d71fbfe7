import { expect, test } from "bun:test";
import { errorKey } from "#shared/messages/error-key.ts";
import {
  IMAGE_URL_MESSAGE,
  ImageUrlInput,
  isImageUrl,
} from "#shared/images/schema.ts";
import { pictureAtLeast, pictureUrl, srcSet } from "#shared/images/rules.ts";

test.each([
  "/uploads/3f2a.webp",
  "/demo/products/fern.webp",
  "https://images.example/a.jpg?w=1#x",
  "http://images.example/a.jpg",
  "HTTPS://IMAGES.EXAMPLE/A.JPG",
  `https://images.example/${"a".repeat(1_900)}`,
])("takes %p as a picture's address", (url) => {
  expect(isImageUrl(url)).toBe(true);
  expect(ImageUrlInput.parse(` ${url} `)).toBe(url);
});

test.each([
  "javascript:alert(1)",
  " JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  "data:image/png;base64,AA==",
  "data:image/svg+xml,<svg onload=alert(1)>",
  "blob:https://x.example/1",
  "https://x.example/a\n.png",
  "https://x.example/a\u0000.png",
  "https://x.example/\ud800.png",
  "file:///etc/passwd",
  "ftp://x.example/a.png",
  "//evil.example/a.png",
  "/\\evil.example/a.png",
  "/etc/passwd",
  "/uploads/../shop.db",
  "/uploads/",
  "/uploads/a b.webp",
  "/uploads/a.webp?x=1",
  "/uploads/%2e%2e/shop.db",
  "uploads/a.webp",
  "a.webp",
  "https://",
  `https://images.example/${"a".repeat(2_000)}`,
])("refuses %p as a picture's address", (url) => {
  expect(isImageUrl(url)).toBe(false);
  expect(ImageUrlInput.safeParse(url).error?.issues[0]?.message).toBe(
    IMAGE_URL_MESSAGE,
  );
});

test("asks for a picture where there is no address", () => {
  expect(isImageUrl("")).toBe(false);
  expect(ImageUrlInput.safeParse(" ").error?.issues[0]?.message).toBe(
    errorKey("pictureMissing"),
  );
});

const picture = { widths: [160, 320, 640] };

test("builds the URL of one width, and the srcset of all widths", () => {
  expect(pictureUrl("/demo/a.b.webp", 320)).toBe("/demo/a.b-320.webp");
  expect(srcSet("/demo/a.webp", picture)).toBe(
    "/demo/a-160.webp 160w, /demo/a-320.webp 320w, /demo/a-640.webp 640w",
  );
  expect(srcSet("https://x.example/a.jpg", null)).toBeUndefined();
});

test("chooses the smallest file that is wide enough, else the whole picture", () => {
  expect(pictureAtLeast("/demo/a.webp", picture, 100)).toBe("/demo/a-160.webp");
  expect(pictureAtLeast("/demo/a.webp", picture, 320)).toBe("/demo/a-320.webp");
  expect(pictureAtLeast("/demo/a.webp", picture, 900)).toBe("/demo/a.webp");
  expect(pictureAtLeast("/demo/a.webp", undefined, 100)).toBe("/demo/a.webp");
});
