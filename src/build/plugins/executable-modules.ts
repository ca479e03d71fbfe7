import type { BunPlugin } from "bun";
import { realpath } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "#build/root.ts";

const NEVER_RUN = [
  // It serves acme-client's deprecated `forge` alone, which makes keys and
  // requests with the platform's cryptography.
  "node_modules/acme-client/src/crypto/forge.js",
  // The client of acme-client sends no forms.
  "node_modules/form-data/lib/form_data.js",
  // The shop does not ask who made a passkey's device: a device that says it
  // all the same is refused, and one that vouches for itself is not.
  ...[
    "helpers/convertX509PublicKeyToCOSE.js",
    "helpers/getCertificateInfo.js",
    "helpers/isCertRevoked.js",
    "helpers/validateCertificatePath.js",
    "metadata/verifyMDSBlob.js",
    "registration/verifications/tpm/verifyAttestationTPM.js",
    "registration/verifications/verifyAttestationAndroidKey.js",
    "registration/verifications/verifyAttestationAndroidSafetyNet.js",
    "registration/verifications/verifyAttestationApple.js",
    "registration/verifications/verifyAttestationFIDOU2F.js",
    "services/metadataService.js",
  ].map((path) => `node_modules/@simplewebauthn/server/esm/${path}`),
  // React's stream renderer; the shop renders whole pages.
  "node_modules/react-dom/cjs/react-dom-server.bun.production.js",
  // Elysia detects file types with this; the shop checks uploads itself.
  "node_modules/file-type/source/index.js",
  // Dialogs and panels, which are rendered only in the browser, on demand.
  "src/web/admin/AdminPage.tsx",
  "src/web/checkout/CartDrawer.tsx",
  "src/web/checkout/CheckoutDialog.tsx",
  "src/web/designer/DesignerOverlay.tsx",
  "src/web/site-editor/SiteEditor.tsx",
].map((path) => join(ROOT, path));

/**
 * Empties modules that the executable's code imports but never runs; they and
 * what they import would take 3 MB of it. Fails the build where one has moved.
 */
export const neverRun: BunPlugin = {
  name: "never-run",
  setup(build) {
    // The packages' folder may be a link: modules have their real paths.
    const emptied = new Set<string>();
    build.onStart(async () => {
      for (const path of NEVER_RUN) {
        if (!(await Bun.file(path).exists()))
          throw new Error(`NEVER_RUN names ${path}, which does not exist`);
        emptied.add(await realpath(path));
      }
    });
    const names = NEVER_RUN.map((path) => path.split("/").pop());
    const filter = new RegExp(`[\\\\/](?:${names.join("|")})$`);
    build.onLoad({ filter }, ({ path }) =>
      emptied.has(path)
        ? { contents: "module.exports = {};", loader: "js" }
        : undefined,
    );
  },
};

const WASM = /[\\/]@resvg[\\/]resvg-wasm[\\/]index_bg\.wasm$/;
/** The highest level that does not take three times as long as the one below. */
const LEVEL = 19;

/**
 * Compresses the module that draws pictures: 2.5 MB of the executable become
 * 0.8. The process that draws unpacks it in 3 ms; see `rasterizer-process.ts`.
 */
export const packedWasm: BunPlugin = {
  name: "packed-wasm",
  setup(build) {
    let isUsed = false;
    build.onLoad({ filter: WASM }, async ({ path }) => {
      isUsed = true;
      const module = await Bun.file(path).bytes();
      const contents = await Bun.zstdCompress(module, { level: LEVEL });
      return { contents, loader: "file" };
    });
    build.onEnd(({ success }) => {
      if (success && !isUsed)
        throw new Error(`The module to be packed is not there: ${WASM}.`);
    });
  },
};
