import type { Assets } from "#server/pages/assets.ts";

/** The assets of a page, for shops that tests start without a build. */
export const PAGE_ASSETS: Assets = {
  entry: {
    boot: "boot()",
    script: "/assets/entry-1.js",
    styles: ["/assets/entry-2.css"],
    messages: {},
    modulepreloads: ["/assets/chunk-3.js"],
    fonts: ["/assets/serif-4.woff2"],
    chunks: {},
  },
  pictures: async () => ({}),
  immutable: { paths: [], read: () => ({ type: "", bytes: new Uint8Array() }) },
  handle: () => undefined,
};
