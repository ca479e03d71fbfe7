import { mkdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import {
  type AssetEntry,
  type AssetFile,
  ENCODING_SUFFIXES,
} from "#shared/build/manifest.ts";
import { bundleClient } from "./client.ts";
import { encodedForms } from "./compress.ts";
import type { ClientFile } from "./entry.ts";
import { makeHomeCard, makeIcons } from "#build/pictures/drawn.ts";
import { makePictureSet, type PictureSet } from "#build/pictures/pictures.ts";
import { ROOT } from "./root.ts";

export const CLIENT_DIR = join(ROOT, "dist/client");

/** Bundles the client and writes all of its files for the executable. */
export async function buildSite(): Promise<{
  files: ClientFile[];
  entry: AssetEntry;
}> {
  const { files, entry } = await bundleClient();
  await writeSite(files, entry, encodedForms);
  return { files, entry };
}

/**
 * Writes everything that the browser can load, in the encodings that `encode`
 * returns, and the lists that the server reads: manifest.json, pictures.json.
 */
export async function writeSite(
  bundled: ClientFile[],
  entry: AssetEntry,
  encode: typeof encodedForms,
): Promise<void> {
  const shipped = [
    ...(await publicFiles()),
    ...(await makeIcons()),
    await makeHomeCard(),
  ];
  const sets = await pictureSets(shipped);
  const files = [
    ...bundled,
    ...shipped,
    ...sets.flatMap(([, set]) => set.copies),
  ];
  await rm(CLIENT_DIR, { recursive: true, force: true });
  const listed = new Map<string, AssetFile>();
  for (const file of files)
    listed.set(`/${file.path}`, await writeFile(file, encode));
  const pictures: Record<string, PictureSet["picture"]> = {};
  for (const [path, { picture, ownWidthPath }] of sets) {
    pictures[`/${path}`] = picture;
    const original = listed.get(`/${path}`);
    if (original) listed.set(`/${ownWidthPath}`, original);
  }
  await writeJson("manifest.json", {
    entry,
    files: Object.fromEntries(listed),
  });
  await writeJson("pictures.json", pictures);
}

/** The files of `public/`, without the fonts, which the styles bring along. */
async function publicFiles(): Promise<ClientFile[]> {
  const dir = join(ROOT, "public");
  const paths = await Array.fromAsync(new Bun.Glob("**/*").scan(dir));
  const named = paths.filter((path) => !path.endsWith(".woff2"));
  return Promise.all(
    named.sort().map(async (path) => ({
      path: path.replaceAll("\\", "/"),
      bytes: await Bun.file(join(dir, path)).bytes(),
    })),
  );
}

async function pictureSets(
  files: ClientFile[],
): Promise<[path: string, PictureSet][]> {
  const sets: [string, PictureSet][] = [];
  for (const { path, bytes } of files) {
    const set = await makePictureSet(path, bytes);
    if (set) sets.push([path, set]);
  }
  return sets;
}

async function writeFile(
  { path, bytes }: ClientFile,
  encode: typeof encodedForms,
): Promise<AssetFile> {
  const target = join(CLIENT_DIR, path);
  const type = typeOf(path);
  const forms = await encode(bytes, type);
  await mkdir(dirname(target), { recursive: true });
  // The server unpacks it for the few who do not take it compressed.
  if (!forms.some(({ encoding }) => encoding === "gzip"))
    await Bun.write(target, bytes);
  for (const form of forms)
    await Bun.write(target + ENCODING_SUFFIXES[form.encoding], form.bytes);
  return {
    file: path,
    type,
    size: bytes.length,
    hash: Bun.hash(bytes).toString(36),
    immutable: path.startsWith("assets/"),
    encodings: forms.map(({ encoding }) => encoding),
  };
}

function typeOf(path: string): string {
  const type = Bun.file(path).type.replace(/;\s*/, "; ");
  return type === "image/svg+xml" ? `${type}; charset=utf-8` : type;
}

async function writeJson(name: string, value: unknown): Promise<void> {
  await Bun.write(join(CLIENT_DIR, name), JSON.stringify(value));
}
