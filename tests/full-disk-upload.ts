import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { API } from "#shared/paths.ts";
import { ADMIN_ENV, logIn } from "./admin.ts";
import { startApp } from "./app.ts";
import { NOISE, pngPhoto } from "./photos.ts";

// Run in a mount namespace of its own: uploads onto a disk of 256 KB, then
// makes room. Prints what happened.

const shop = startApp(ADMIN_ENV);
const uploads = join(shop.deps.config.dataDir, "uploads");

function mount(...options: string[]) {
  const run = Bun.spawnSync(["mount", ...options, uploads]);
  if (!run.success) throw new Error(run.stderr.toString());
}

async function upload(bytes: Uint8Array<ArrayBuffer>) {
  const form = new FormData();
  form.set("image", new File([bytes], "photo.png"));
  const response = await shop.app.handle(
    new Request(`http://localhost${API.upload}`, {
      method: "POST",
      headers: { cookie },
      body: form,
    }),
  );
  return { status: response.status, body: await response.json() };
}

mkdirSync(uploads, { recursive: true });
mount("-t", "tmpfs", "-o", "size=256k", "tmpfs");
const maker = await logIn(shop);
const cookie = [...maker.cookies].map((pair) => pair.join("=")).join("; ");
const photo = pngPhoto(1_280, 900, { pixel: NOISE });

const { status, body } = await upload(photo);
const full = {
  status,
  body,
  files: readdirSync(uploads),
  reads: (await maker.get(API.products)).status,
};
mount("-o", "remount,size=16m");
const second = await upload(photo);
const roomAgain = {
  status: second.status,
  files: readdirSync(uploads).length,
};
process.stdout.write(JSON.stringify({ full, roomAgain }));
process.exit(0);
