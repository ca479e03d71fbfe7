import { mkdirSync } from "node:fs";
import { API } from "#shared/paths.ts";
import { NOISE, pngPhoto } from "./photos.ts";
import { filesOf, shopWithAdmin, uploader, uploadsOf } from "./uploads.ts";

// Run in a mount namespace of its own: uploads onto a disk of 256 KB, then
// makes room. Prints what happened.

const shop = shopWithAdmin();
const uploads = uploadsOf(shop);

function mount(...options: string[]) {
  const run = Bun.spawnSync(["mount", ...options, uploads]);
  if (!run.success) throw new Error(run.stderr.toString());
}

mkdirSync(uploads, { recursive: true });
mount("-t", "tmpfs", "-o", "size=256k", "tmpfs");
const upload = await uploader(shop);
const photo = pngPhoto(1_280, 900, { pixel: NOISE });

const full = {
  ...(await upload(photo)),
  files: filesOf(shop),
  reads: (await shop.visitor().get(API.products)).status,
};
mount("-o", "remount,size=16m");
const second = await upload(photo);
const roomAgain = {
  status: second.status,
  files: filesOf(shop).length,
};
process.stdout.write(JSON.stringify({ full, roomAgain }));
process.exit(0);
