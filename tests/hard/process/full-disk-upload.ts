import { mkdirSync } from "node:fs";
import { API } from "#tests/support/api.ts";
import { NOISE, pngPhoto } from "#tests/support/photos.ts";
import {
  filesOf,
  shopWithAdmin,
  uploader,
  uploadsOf,
} from "#tests/support/admin.ts";

// Runs in its own mount namespace. The argument is the number of uploads to try
// on a full disk of 256 KB; then the disk is enlarged. Prints the results.

const [, , uploads = "1"] = process.argv;
const shop = shopWithAdmin();
const folder = uploadsOf(shop);

function mount(...options: string[]) {
  // A plain user's remount cannot look up earlier options; see full-disk.ts.
  const noLookup = "--options-mode=ignore";
  const run = Bun.spawnSync(["mount", noLookup, ...options, folder]);
  if (!run.success) throw new Error(run.stderr.toString());
}

mkdirSync(folder, { recursive: true });
mount("-t", "tmpfs", "-o", "size=256k", "tmpfs");
const upload = await uploader(shop);
const photo = pngPhoto(1_280, 900, { pixel: NOISE });

const answers = [];
for (let tried = 0; tried < Number(uploads); tried += 1)
  answers.push(await upload(photo));
const full = {
  answers,
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
