import { describe, expect, test } from "bun:test";
import { en } from "#shared/messages/errors/en.ts";
import { FilmReply, MAX_FILM_BYTES } from "#shared/images/schema.ts";
import { adminProductPath, API } from "#tests/support/api.ts";
import { newSite } from "#server/site/new-site.ts";
import {
  addAdmin,
  ADMIN_LOGIN,
  filesOf,
  pathOf,
  shopWithAdmin,
  uploader,
} from "#tests/support/admin.ts";
import {
  box,
  fileType,
  filmUploader,
  movie,
  mp4Film,
  mp4Of,
  uploadedFilm,
  webmFilm,
} from "#tests/support/films.ts";
import { listen } from "#tests/support/servers/listener.ts";
import { makeProduct, productBody } from "#tests/support/make.ts";
import { jpegPhoto, pngPhoto } from "#tests/support/photos.ts";
import { exchange, rawRequest, statusOf } from "#tests/support/raw.ts";
import { siteContent } from "#tests/support/site.ts";
import { until } from "#tests/support/until.ts";

const {
  filmTooLarge: tooLarge,
  notFilm,
  quickTime,
  filmDamaged: damaged,
  filmSoundAlone: withoutPicture,
  filmTelemetry,
} = en;

/** Returns a WebM, whose segment is its last element, with one more tag. */
function tagged(webm: Buffer, text: Buffer) {
  const segment = webm.indexOf(Buffer.from("18538067", "hex"));
  const tags = Buffer.concat([
    Buffer.from([0x12, 0x54, 0xc3, 0x67, 0x80 + text.length]),
    text,
  ]);
  // A length of all ones is unknown: the segment extends to the end.
  const unknown = Buffer.from("01ffffffffffffff", "hex");
  const start = webm.subarray(0, segment + 4);
  const [first = 0] = webm.subarray(segment + 4);
  const content = webm.subarray(segment + 4 + Math.clz32(first) - 23);
  return Buffer.concat([start, unknown, tags, content]);
}

const numbers = (...all: number[]) => {
  const bytes = Buffer.alloc(4 * all.length);
  for (const [index, each] of all.entries())
    bytes.writeUInt32BE(each, 4 * index);
  return bytes;
};

type Telemetry = { handler: string; sizes: number[] | number; isLong: boolean };

/** An MP4 with pictures and, in two runs between them, a camera's telemetry. */
function withTelemetry({ handler, sizes, isLong }: Telemetry) {
  const of = (sample: number) =>
    typeof sizes === "number" ? sizes : (sizes[sample] ?? 0);
  const start = fileType("isom", "mp42");
  const first = start.length + 8 + 10;
  const second = first + of(0) + 20;
  const telemetry = [
    { at: first, length: of(0) },
    { at: second, length: of(1) + of(2) + of(3) },
  ];
  const data = Buffer.alloc(second + 40 - start.length - 8, "p");
  for (const { at, length } of telemetry)
    data.fill("t", at - start.length - 8, at + length - start.length - 8);
  const size = typeof sizes === "number" ? [sizes, 4] : [0, 4, ...sizes];
  const places = isLong
    ? box("co64", numbers(0, 2, 0, first, 0, second))
    : box("stco", numbers(0, 2, first, second));
  const tables = box(
    "stbl",
    box("stsz", numbers(0, ...size)),
    box("stsc", numbers(0, 2, 1, 1, 1, 2, 3, 1)),
    places,
  );
  const track = box(
    "trak",
    box(
      "mdia",
      box("hdlr", Buffer.from(`\0\0\0\0\0\0\0\0${handler}`)),
      box("minf", tables),
    ),
  );
  const moov = box("moov", movie().subarray(8), track);
  return { film: Buffer.concat([start, box("mdat", data), moov]), telemetry };
}

describe("a film", () => {
  test("is stored unchanged, whatever its declared type", async () => {
    using shop = shopWithAdmin();
    const upload = await filmUploader(shop);
    for (const [film, format] of [
      [await mp4Film(), "mp4"],
      [await webmFilm(), "webm"],
    ] as const) {
      const { status, json } = await upload(film);
      expect(status).toBe(201);
      const { filmUrl } = FilmReply.parse(json);
      expect(filmUrl).toMatch(
        new RegExp(`^/uploads/[a-z0-9]{24}\\.${format}$`),
      );
      const stored = await Bun.file(pathOf(shop, filmUrl)).bytes();
      expect(film.equals(stored)).toBe(true);
    }
    expect(filesOf(shop)).toHaveLength(2);
  });

  test("is published without the place where it was taken", async () => {
    using shop = shopWithAdmin();
    const upload = await filmUploader(shop);
    const place = Buffer.from("+52.5200+013.4050/", "latin1");
    const key = Buffer.from("com.apple.quicktime.location.ISO6709");
    const notes = [
      box("udta", box("\xa9xyz", place), box("loci", place)),
      box("meta", box("keys", key), box("ilst", place)),
    ];
    const mp4 = Buffer.concat([
      fileType("isom", "mp42"),
      box("moov", movie().subarray(8), box("trak", ...notes), ...notes),
      box("uuid", place),
      box("mdat", Buffer.alloc(100, 1)),
    ]);
    for (const film of [mp4, tagged(await webmFilm(), place)]) {
      expect(film.includes(place)).toBe(true);
      const { filmUrl } = FilmReply.parse(
        (await upload(new Uint8Array(film))).json,
      );
      const stored = Buffer.from(await Bun.file(pathOf(shop, filmUrl)).bytes());
      expect(stored).toHaveLength(film.length);
      expect(stored.includes(place)).toBe(false);
      expect(stored.includes(key)).toBe(false);
    }
  });

  test.each(["meta", "text", "sbtl"])(
    "is published without a camera's track of telemetry (%s)",
    async (handler) => {
      using shop = shopWithAdmin();
      const upload = await filmUploader(shop);
      for (const isLong of [false, true])
        for (const sizes of [[5, 9, 9, 7], 9]) {
          const { film, telemetry } = withTelemetry({ handler, sizes, isLong });
          const { status, json } = await upload(new Uint8Array(film));
          expect(status).toBe(201);
          const path = pathOf(shop, FilmReply.parse(json).filmUrl);
          const stored = Buffer.from(await Bun.file(path).bytes());
          for (const { at, length } of telemetry) film.fill(0, at, at + length);
          const dataOf = (bytes: Buffer) =>
            bytes.subarray(bytes.indexOf("mdat"), bytes.indexOf("moov"));
          expect(dataOf(stored).equals(dataOf(film))).toBe(true);
          expect(stored.includes(handler)).toBe(false);
          expect(stored.includes("vide")).toBe(true);
        }
    },
  );

  test("may have at most 20 MB", async () => {
    using shop = shopWithAdmin();
    const upload = await filmUploader(shop);
    expect((await upload(mp4Of(MAX_FILM_BYTES))).status).toBe(201);
    const over = await upload(mp4Of(MAX_FILM_BYTES + 1));
    expect([over.status, over.json.message]).toEqual([413, tooLarge]);
    expect(filesOf(shop)).toHaveLength(1);
  });

  test("may be fragmented and have an unknown length", async () => {
    using shop = shopWithAdmin();
    const upload = await filmUploader(shop);
    const pieces = [box("moof"), box("mdat"), box("moof")];
    const last = box("mdat", Buffer.alloc(40));
    last.writeUInt32BE(0, 0);
    const dash = [fileType("iso6", "dash"), movie(), ...pieces, last];
    expect((await upload(Buffer.concat(dash))).status).toBe(201);
    const webm = await webmFilm();
    const segment = webm.indexOf(Buffer.from("18538067", "hex"));
    webm.write("01ffffffffffffff", segment + 4, "hex");
    expect((await upload(webm)).status).toBe(201);
  });

  test("is refused from a visitor who is not logged in", async () => {
    using shop = shopWithAdmin();
    const answer = await shop.visitor().request("POST", API.film, "film", {
      "content-type": "video/mp4",
    });
    expect(answer.status).toBe(401);
  });
});

describe("an upload that is not a valid film", () => {
  const mp4 = (...parts: Buffer[]) => Buffer.concat(parts);
  const data = box("mdat", Buffer.alloc(99));

  test("is refused with advice, and nothing is left of it", async () => {
    using shop = shopWithAdmin();
    const upload = await filmUploader(shop);
    const webm = await webmFilm();
    const half = webm.subarray(0, webm.length >> 1);
    const docType = webm.indexOf("webm");
    const matroska = Buffer.from(webm).fill("mkvx", docType, docType + 4);
    const real = await mp4Film();
    const refused = [
      ["nothing", Buffer.alloc(0), 415, notFilm],
      ["a word", Buffer.from("film"), 415, notFilm],
      [
        "a page",
        Buffer.from("<!doctype html><script>1</script>"),
        415,
        notFilm,
      ],
      ["a PNG", pngPhoto(9, 9), 415, notFilm],
      ["a JPEG", await jpegPhoto(9, 9), 415, notFilm],
      ["an iPhone's film", mp4(fileType("qt  ", "qt  ")), 415, quickTime],
      ["an old QuickTime film", mp4(box("wide"), data), 415, quickTime],
      ["a HEIC", mp4(fileType("heic", "mif1", "isom")), 415, notFilm],
      ["an AVIF", mp4(fileType("avif", "mif1")), 415, notFilm],
      ["a brand of nobody", mp4(fileType("xxxx")), 415, notFilm],
      ["Matroska", matroska, 415, notFilm],
      [
        "a song",
        mp4(fileType("isom"), movie("soun"), data),
        422,
        withoutPicture,
      ],
      [
        "telemetry in pieces",
        mp4(
          fileType("iso6"),
          box(
            "moov",
            movie().subarray(8),
            movie("meta").subarray(8),
            box("mvex"),
          ),
          data,
        ),
        415,
        filmTelemetry,
      ],
      [
        "a moov box without media data",
        mp4(fileType("isom"), movie()),
        422,
        damaged,
      ],
      [
        "an mdat box without a moov box",
        mp4(fileType("isom"), data),
        422,
        damaged,
      ],
      ["half an MP4", real.subarray(0, real.length >> 1), 422, damaged],
      ["half a WebM", half, 422, damaged],
      ["a WebM's head", webm.subarray(0, 60), 422, damaged],
      [
        "100,000 empty boxes",
        mp4(fileType("isom"), boxes(100_000)),
        422,
        damaged,
      ],
    ] as const;
    for (const [what, bytes, status, words] of refused) {
      const answer = await upload(Buffer.from(bytes));
      expect([what, answer.status, answer.json.message]).toEqual([
        what,
        status,
        words,
      ]);
      expect(answer.json).not.toHaveProperty("filmUrl");
    }
    expect(filesOf(shop)).toEqual([]);
    expect(shop.logLines.join()).not.toContain("request_failed");
  });

  test("cut short, or with a byte changed near its start, is refused without an internal error", async () => {
    using shop = shopWithAdmin();
    const upload = await filmUploader(shop);
    for (const film of [await mp4Film(), await webmFilm()])
      for (let at = 0; at < 400; at += 7) {
        const changed = Buffer.from(film.subarray(0, 2_000 + at));
        changed[at] = 255 - (changed[at] ?? 0);
        expect([415, 422]).toContain((await upload(changed)).status);
      }
    expect(filesOf(shop)).toEqual([]);
    expect(shop.logLines.join()).not.toContain("request_failed");
  });

  test.each([
    "multipart/form-data; boundary=x",
    "application/json",
    "text/plain",
    "application/x-www-form-urlencoded",
  ])(
    "sent as %s is refused, and does not count as an upload in progress",
    async (type) => {
      using shop = shopWithAdmin();
      const upload = await filmUploader(shop);
      // More than the number of concurrent uploads that the shop accepts.
      const answers = await Promise.all(
        Array.from({ length: 5 }, () =>
          upload("--x", { "content-type": type }),
        ),
      );
      for (const { status, json } of answers)
        expect([status, json.message]).toEqual([
          415,
          "Please send the film itself, without a form around it.",
        ]);
    },
  );
});

const boxes = (count: number) =>
  Buffer.concat(Array.from({ length: count }, () => box("free")));

describe("a film that is too large", () => {
  test("is read no further than the limit", async () => {
    using shop = shopWithAdmin();
    const upload = await filmUploader(shop);
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536));
      },
    });
    expect((await upload(endless)).status).toBe(413);
    expect(sent).toBeLessThan(MAX_FILM_BYTES + 500_000);
    expect(filesOf(shop)).toEqual([]);
  });

  test("of 400 MB is refused before a byte of its body is sent", async () => {
    using shop = shopWithAdmin();
    await addAdmin(shop);
    const maker = shop.visitor();
    await maker.post(API.login, ADMIN_LOGIN);
    await using listener = listen(shop.app);
    const ask = (path: string, sizeBytes: number) =>
      exchange(
        listener,
        rawRequest(
          `POST ${path} HTTP/1.1`,
          "Host: localhost",
          `Cookie: ${maker.cookieHeader()}`,
          "Content-Type: video/mp4",
          `Content-Length: ${sizeBytes}`,
        ),
      );
    expect(statusOf(await ask(API.film, 400_000_000))).toBe(413);
    const over = await ask(API.film, MAX_FILM_BYTES + 1);
    expect(over).toContain(tooLarge);
    // Every other route still has its own smaller limit.
    for (const path of [API.upload, API.mark, API.cart, API.unsubscribe])
      expect([path, statusOf(await ask(path, 7_000_000))]).toEqual([path, 413]);
    expect(filesOf(shop)).toEqual([]);
  });

  test("is refused while two others are being uploaded", async () => {
    using shop = shopWithAdmin();
    const upload = await filmUploader(shop);
    const { promise, resolve } = Promise.withResolvers<Uint8Array>();
    let received = 0;
    const waiting = () =>
      new ReadableStream(
        {
          async pull(controller) {
            received += 1;
            controller.enqueue(await promise);
            controller.close();
          },
        },
        // The stream is read only when the shop asks for bytes.
        { highWaterMark: 0 },
      );
    const first = [upload(waiting()), upload(waiting())];
    await until(() => received === 2);
    const third = await upload(await webmFilm());
    expect([third.status, third.json.code]).toEqual([503, "unavailable"]);
    resolve(await webmFilm());
    for (const each of first) expect((await each).status).toBe(201);
  });
});

describe("the hero's film", () => {
  const heroWith = (films: string[]) =>
    siteContent({ hero: { ...newSite("en").hero, films } });

  test("must be a film that the shop stores", async () => {
    using shop = shopWithAdmin();
    const filmUrl = await uploadedFilm(shop);
    const maker = shop.visitor();
    await maker.post(API.login, ADMIN_LOGIN);
    const saved = await maker.put(API.adminSite, heroWith([filmUrl]));
    expect(saved.status).toBe(200);
    expect(saved.json).toMatchObject({ hero: { films: [filmUrl] } });
    const gone = `/uploads/${"a".repeat(24)}.mp4`;
    const refused = await maker.put(API.adminSite, heroWith([gone]));
    expect(refused.status).toBe(422);
    expect(refused.json).toMatchObject({
      fields: {
        "hero.films.0": "This film is no longer here. Please choose it again.",
      },
    });
  });

  test("cannot be used as the picture of a product or of the hero", async () => {
    using shop = shopWithAdmin();
    const filmUrl = await uploadedFilm(shop);
    const { id } = await makeProduct(shop.deps);
    const maker = shop.visitor();
    await maker.post(API.login, ADMIN_LOGIN);
    const body = productBody({ imageUrl: filmUrl });
    const product = await maker.put(adminProductPath(id), body);
    expect(product.status).toBe(422);
    const hero = { ...newSite("en").hero, imageUrl: filmUrl };
    const site = await maker.put(API.adminSite, siteContent({ hero }));
    expect(site.json).toMatchObject({
      fields: { "hero.imageUrl": expect.any(String) },
    });
  });
});

test("pictures are still accepted beside films", async () => {
  using shop = shopWithAdmin();
  const upload = await uploader(shop);
  expect((await upload(pngPhoto(40, 40))).status).toBe(201);
});
