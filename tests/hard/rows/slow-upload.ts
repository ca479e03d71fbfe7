import { expect } from "bun:test";
import { connect } from "node:net";
import { API } from "#shared/api/paths.ts";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import { startExecutable } from "#tests/support/executable.ts";
import { makerCookie } from "#tests/support/maker-api.ts";
import { besideOthers } from "#tests/support/others.ts";
import { NOISE, pngPhoto } from "#tests/support/photos.ts";
import { SHOPPERS_ENV } from "#tests/support/shopper.ts";
import { defineRow } from "../row.ts";

/** A photo of nearly 5 MB from a phone with little reception. */
export const slowUpload = defineRow(
  "upload on a slow line",
  { sidePx: 1_290, bytesPerSecond: 24_000 },
  async ({ sidePx, bytesPerSecond }) => {
    await using shop = await startExecutable({
      args: ["serve", "--demo"],
      env: { ...SHOPPERS_ENV, ...ADMIN_ENV },
    });
    const form = new FormData();
    const photo = pngPhoto(sidePx, sidePx, { pixel: NOISE });
    form.append("image", new Blob([photo], { type: "image/png" }), "photo.png");
    const encoded = new Response(form);
    const type = encoded.headers.get("content-type");
    const body = Buffer.from(await encoded.arrayBuffer());
    const head = [
      `POST ${API.upload} HTTP/1.1`,
      "host: localhost",
      `cookie: ${await makerCookie(shop.url)}`,
      `content-type: ${type}`,
      `content-length: ${body.length}`,
    ];
    const startedAt = performance.now();
    const { result, others } = await besideOthers(shop.url, () =>
      sendSlowly(Number(new URL(shop.url).port), {
        head,
        body,
        bytesPerSecond,
      }),
    );
    expect(result).toBe("HTTP/1.1 201 Created");
    const seconds = (performance.now() - startedAt) / 1_000;
    return {
      text: `${(body.length / 1e6).toFixed(1)} MB at ${bytesPerSecond / 1_000} kB/s, taken after ${seconds.toFixed(0)} s`,
      others,
    };
  },
);

type SlowRequest = { head: string[]; body: Buffer; bytesPerSecond: number };

/** Returns the status line; empty when the server closed without one. */
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
  // A server that gives up resets the line; "close" tells of it.
  socket.on("error", () => {});
  socket.on("data", (answer) => {
    resolve(answer.toString().split("\r\n")[0] ?? "");
    socket.destroy();
  });
  return promise;
}
