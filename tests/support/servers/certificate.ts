import { readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(import.meta.dir, "certificate");

/** The certificate of all servers of the tests, for localhost, until 2120. */
export const CERT_FILE = join(FOLDER, "cert.pem");
export const KEY_FILE = join(FOLDER, "key.pem");
export const TLS = {
  cert: readFileSync(CERT_FILE, "utf8"),
  key: readFileSync(KEY_FILE, "utf8"),
};
