import { expect } from "bun:test";
import { startDemo } from "#tests/support/process/demo-shop.ts";
import { connect } from "node:net";
import { API } from "#tests/support/api.ts";
import { mp4Of } from "#tests/support/films.ts";
import { makerCookie } from "#tests/support/admin.ts";
import { besideOthers } from "../process/others.ts";
import { NOISE, pngPhoto } from "#tests/support/photos.ts";
import { defineRow } from "../row.ts";

/**
 * Uploads a photo of nearly 5 MB and a film over a slow connection. The film
 * takes longer than Bun's longest timeout, 255 seconds.
 */
export const slowUpload = defineRow(
  "upload on a slow line",
  { sidePx: 1_290, filmBytes: 7_000_000, bytesPerSecond: 24_000 },
  async ({ sidePx, filmBytes, bytesPerSecond }) => {
    await using shop = await startDemo();
    const cookie = await makerCookie(shop.url);
    const port = Number(new URL(shop.url).port);
    const send = async (path: string, type: string, body: Buffer) => {
      const head = [
        `POST ${path} HTTP/1.1`,
        "host: localhost",
        `cookie: ${cookie}`,
        `content-type: ${type}`,
        `content-length: ${body.length}`,
      ];
      const startedAt = performance.now();
      const result = await sendSlowly(port, { head, body, bytesPerSecond });
      expect([path, result]).toEqual([path, "HTTP/1.1 201 Created"]);
      const seconds = (performance.now() - startedAt) / 1_000;
      return `${(body.length / 1e6).toFixed(1)} MB after ${seconds.toFixed(0)} s`;
    };
    const form = new FormData();
    const photo = pngPhoto(sidePx, sidePx, { pixel: NOISE });
    form.append("image", new Blob([photo], { type: "image/png" }), "photo.png");
    const encoded = new Response(form);
    const type = encoded.headers.get("content-type") ?? "";
    const { result, others } = await besideOthers(shop.url, async () =>
      Promise.all([
        send(API.upload, type, Buffer.from(await encoded.arrayBuffer())),
        send(API.film, "video/mp4", mp4Of(filmBytes)),
      ]),
    );
    return {
      text: `taken at ${bytesPerSecond / 1_000} kB/s: a photo of ${result.join(", a film of ")}`,
      others,
    };
  },
);

type SlowRequest = { head: string[]; body: Buffer; bytesPerSecond: number };

/** Returns the status line, or "" if the server closes without a response. */
function sendSlowly(
  port: number,
  { head, body, bytesPerSecond }: SlowRequest,
): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const socket = connect(port, "127.0.0.1", () => {
    socket.write(`${head.join("\r\n")}\r\n\r\n`);
    let at = 0;
    const timer = setInterval(() => {
      socket.write(body.subarray(at, at + bytesPerSecond));
      at += bytesPerSecond;
      if (at >= body.length) clearInterval(timer);
    }, 1_000);
    socket.on("close", () => {
      clearInterval(timer);
      resolve("");
    });
  });
  // A server that times out resets the connection; "close" then follows.
  socket.on("error", () => {});
  socket.on("data", (answer) => {
    resolve(answer.toString().split("\r\n")[0] ?? "");
    socket.destroy();
  });
  return promise;
}
