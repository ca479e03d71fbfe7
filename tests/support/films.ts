import { join } from "node:path";
import { API } from "#tests/support/api.ts";
import { FilmReply } from "#shared/images/schema.ts";
import { prepareFilm } from "#server/images/films.ts";
import { logIn } from "./admin.ts";
import type { TestApp } from "./app.ts";

const FOLDER = join(import.meta.dir, "../../public/hero");
const read = async (file: string) => {
  const film = Buffer.from(await Bun.file(join(FOLDER, file)).bytes());
  prepareFilm(film);
  return film;
};

/** Real films of some 100 kB, without what the shop would blank. */
export const webmFilm = () => read("hero-phone.webm");
export const mp4Film = () => read("hero-phone.mp4");

/** A box of an MP4. */
export function box(type: string, ...content: Uint8Array[]) {
  const bytes = Buffer.concat([Buffer.alloc(8), ...content]);
  bytes.writeUInt32BE(bytes.length, 0);
  bytes.write(type, 4, "latin1");
  return bytes;
}

/** The `ftyp` box of an MP4: its brand, the brand's version, other brands. */
export const fileType = (brand: string, ...others: string[]) =>
  box("ftyp", Buffer.from([brand, "\0\0\0\0", ...others].join(""), "latin1"));

/** The `moov` box with one track, of pictures ("vide") or sound ("soun"). */
export const movie = (handler = "vide") =>
  box(
    "moov",
    box(
      "trak",
      box("mdia", box("hdlr", Buffer.from(`\0\0\0\0\0\0\0\0${handler}`))),
    ),
  );

/** Returns a minimal MP4, padded to `sizeBytes` bytes. */
export function mp4Of(sizeBytes: number) {
  const head = Buffer.concat([fileType("isom", "mp42"), movie()]);
  const data = Buffer.alloc(sizeBytes - head.length - 8);
  return Buffer.concat([head, box("mdat", data)]);
}

/** Logs the maker in and returns a function that uploads a film. */
export async function filmUploader(shop: TestApp) {
  const maker = await logIn(shop);
  const cookie = maker.cookieHeader();
  return async (body: BodyInit, headers: Record<string, string> = {}) => {
    const response = await shop.app.handle(
      new Request(`http://localhost${API.film}`, {
        method: "POST",
        headers: { cookie, "content-type": "video/mp4", ...headers },
        body,
      }),
    );
    return { status: response.status, json: await response.json() };
  };
}

/** Uploads a film and returns its address. */
export async function uploadedFilm(shop: TestApp): Promise<string> {
  const upload = await filmUploader(shop);
  const { json } = await upload(await webmFilm());
  return FilmReply.parse(json).filmUrl;
}
