import { createHash } from "node:crypto";
import type { Config } from "#server/config/config.ts";

// The two style elements that react-aria 1.22 adds by itself: touch handling of
// pressable elements, and the scroll lock of the page behind a dialog on iOS.
const REACT_ARIA_STYLES = [
  "@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}",
  "@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}",
];

/**
 * Returns the Content-Security-Policy of every page: scripts and styles must be
 * files of the shop. Style attributes are allowed, for react-aria and for
 * computed sizes. A product's picture may come from another site.
 */
export function contentPolicy(config: Config): string {
  const hashes = REACT_ARIA_STYLES.map(
    (style) =>
      `'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  );
  const pictures = ["'self'", "data:", "blob:", "https:"];
  if (!config.isHttps) pictures.push("http:");
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${hashes.join(" ")}`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${pictures.join(" ")}`,
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
  ].join("; ");
}
