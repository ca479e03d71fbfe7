import { patchPlugin } from "./patch.ts";

const NEVER_RUN = [
  // The older cryptography of acme-client, which imports all of node-forge.
  /acme-client\/src\/crypto\/forge\.js$/,
  // axios, a dependency of acme-client, would send uploads with this module.
  /form-data\/lib\/form_data\.js$/,
  // React's stream renderer; the shop renders whole pages.
  /react-dom\/cjs\/react-dom-server\.bun\.production\.js$/,
  // Elysia detects file types with this module; the shop checks uploads itself.
  /file-type\/source\/index\.js$/,
  // Dialogs and panels, which are rendered only in the browser, on demand.
  /src\/web\/admin\/AdminPage\.tsx$/,
  /src\/web\/cart\/CartDrawer\.tsx$/,
  /src\/web\/checkout\/CheckoutDialog\.tsx$/,
  /src\/web\/designer\/DesignerOverlay\.tsx$/,
  /src\/web\/site-editor\/SiteEditor\.tsx$/,
];

/** Empties modules that the executable's code imports but never runs. */
export const neverRun = patchPlugin(
  "never-run",
  NEVER_RUN.map((file) => ({ file, change: () => "module.exports = {};" })),
);
