import type { Config } from "#server/config/config.ts";
import type { AssetEntry } from "#shared/build/manifest.ts";
import { NOT_STARTED_ID } from "#shared/api/paths.ts";

/**
 * Runs in every browser, because it is ES5: shows how to order by mail unless
 * the boot script takes the listener away. A browser that cannot parse the boot
 * script does not run a line of it.
 */
export const FALLBACK_SCRIPT = `onload=function(){var note=document.getElementById("${NOT_STARTED_ID}");if(note)note.hidden=false}`;

// The two style elements that react-aria 1.22 adds by itself: touch handling of
// pressable elements, and the scroll lock of the page behind a dialog on iOS.
const REACT_ARIA_STYLES = [
  "@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}",
  "@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}",
];

/**
 * Returns the Content-Security-Policy of every page: scripts and styles must be
 * files of the shop, besides the two scripts in the page itself. Style attributes
 * are allowed, for react-aria and for computed sizes. A product's picture may
 * come from another site.
 */
export function contentPolicy(
  { isHttps }: Pick<Config, "isHttps">,
  { boot }: Pick<AssetEntry, "boot">,
): string {
  const pictures = ["'self'", "data:", "blob:", "https:"];
  if (!isHttps) pictures.push("http:");
  return [
    "default-src 'none'",
    `script-src 'self' ${hashOf(FALLBACK_SCRIPT)} ${hashOf(boot)}`,
    `style-src 'self' ${REACT_ARIA_STYLES.map(hashOf).join(" ")}`,
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

/** Returns the policy's word for an inline script or style with this text. */
function hashOf(text: string): string {
  const hash = new Bun.CryptoHasher("sha256").update(text).digest("base64");
  return `'sha256-${hash}'`;
}
