import type { BunPlugin } from "bun";

const NEVER_RUN = new RegExp(
  [
    // acme-client's older cryptography, with all of node-forge behind it.
    "acme-client/src/crypto/forge",
    // What axios, behind acme-client, would send uploads with.
    "form-data/lib/form_data",
    // React's stream renderer; pages are rendered whole.
    "react-dom/cjs/react-dom-server\\.bun\\.production",
    // What opens in the browser alone, when somebody asks for it.
    "src/web/(admin/AdminPage|checkout/CheckoutDialog|cart/(CartDrawer|DesignerOverlay))",
  ]
    .map((path) => `/${path}\\.(js|tsx)$`)
    .join("|")
    .replaceAll("/", "[\\\\/]"),
);

/** Leaves out of the executable what its code names but never runs. */
export const neverRun: BunPlugin = {
  name: "never-run",
  setup(build) {
    build.onLoad({ filter: NEVER_RUN }, () => ({
      contents: "module.exports = {};",
      loader: "js",
    }));
  },
};
