import { patchPlugin } from "./patch.ts";

const NEVER_RUN = [
  // acme-client's older cryptography, with all of node-forge behind it.
  /acme-client\/src\/crypto\/forge\.js$/,
  // What axios, behind acme-client, would send uploads with.
  /form-data\/lib\/form_data\.js$/,
  // React's stream renderer; pages are rendered whole.
  /react-dom\/cjs\/react-dom-server\.bun\.production\.js$/,
  // What elysia looks into files with; uploads have checks of their own.
  /file-type\/source\/index\.js$/,
  // What opens in the browser alone, when somebody asks for it.
  /src\/web\/admin\/AdminPage\.tsx$/,
  /src\/web\/cart\/CartDrawer\.tsx$/,
  /src\/web\/checkout\/CheckoutDialog\.tsx$/,
  /src\/web\/designer\/DesignerOverlay\.tsx$/,
  /src\/web\/site-editor\/SiteEditor\.tsx$/,
];

/** Leaves out of the executable what its code names but never runs. */
export const neverRun = patchPlugin(
  "never-run",
  NEVER_RUN.map((file) => ({ file, change: () => "module.exports = {};" })),
);
