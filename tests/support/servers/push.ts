import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from "node:crypto";
import * as z from "zod/mini";
import { type PushInput, PushMessage } from "#shared/account/schema.ts";
import type { Outside } from "#server/runtime/outside.ts";
import { TLS } from "./certificate.ts";

/**
 * The message that a push service was asked to hand on, as the device reads it.
 */
type Rung = {
  device: string;
  message: PushMessage;
  ttl: string | null;
};

type Reply = (
  device: string,
) => Response | undefined | Promise<Response | undefined>;

type TestPushService = {
  rung: Rung[];
  /** The number of times that it was asked, whatever it said. */
  asked: number;
  /** Set to let it refuse; the message is then not handed on. */
  reply: Reply | undefined;
  /** Makes the subscription of a new device. */
  subscribe(device: string): PushInput;
  /**
   * The way in which a shop's process finds it, which is on no public address.
   */
  outside: Outside;
  stop(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
};

const KEY_BYTES = 65;
const SALT_BYTES = 16;
const HEADER_BYTES = 21 + KEY_BYTES;
const TAG_BYTES = 16;

/**
 * Starts a push service on this machine, over https. It checks who sends by the
 * key that the subscription was made with (RFC 8292), and decrypts what it gets
 * as the device would (RFC 8291), which a real one cannot.
 */
export async function startPushService(
  publicKey: string,
): Promise<TestPushService> {
  const devices = new Map<
    string,
    { ecdh: ReturnType<typeof createECDH>; auth: Buffer }
  >();
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    tls: TLS,
    async fetch(request) {
      service.asked += 1;
      const device = new URL(request.url).pathname.slice(1);
      const keys = devices.get(device);
      if (!keys) return new Response("no such device", { status: 404 });
      const refusal = await service.reply?.(device);
      if (refusal) return refusal;
      const sender = checkSender(request, publicKey, server.url.port ?? 0);
      if (sender) return new Response(sender, { status: 403 });
      const body = Buffer.from(await request.arrayBuffer());
      const text = decrypt(body, keys);
      const message = PushMessage.parse(JSON.parse(text));
      service.rung.push({ device, message, ttl: request.headers.get("ttl") });
      return new Response(null, { status: 201 });
    },
  });
  const stop = () => server.stop(true);
  const service: TestPushService = {
    rung: [],
    asked: 0,
    reply: undefined,
    subscribe(device) {
      const ecdh = createECDH("prime256v1");
      const p256dh = ecdh.generateKeys().toString("base64url");
      const auth = randomBytes(16);
      devices.set(device, { ecdh, auth });
      const endpoint = `https://localhost:${server.port}/${device}`;
      return { endpoint, keys: { p256dh, auth: auth.toString("base64url") } };
    },
    outside: { resolve: async () => "127.0.0.1", ca: TLS.cert },
    stop,
    [Symbol.asyncDispose]: stop,
  };
  return service;
}

const Claims = z.object({ aud: z.string(), exp: z.number(), sub: z.string() });

/** Returns what is wrong with the sender's signature; undefined if nothing. */
function checkSender(
  request: Request,
  publicKey: string,
  port: string | number,
): string | undefined {
  const authorization = request.headers.get("authorization") ?? "";
  const [, token = "", key] =
    /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  if (key !== publicKey) return "another key";
  const [header = "", payload = "", signature = ""] = token.split(".");
  const raw = Buffer.from(key, "base64url");
  const x = raw.subarray(1, 33).toString("base64url");
  const y = raw.subarray(33).toString("base64url");
  const jwk = { kty: "EC", crv: "P-256", x, y };
  const isSigned = verify(
    "sha256",
    Buffer.from(`${header}.${payload}`),
    {
      key: createPublicKey({ key: jwk, format: "jwk" }),
      dsaEncoding: "ieee-p1363",
    },
    Buffer.from(signature, "base64url"),
  );
  if (!isSigned) return "not signed";
  const { aud, sub } = Claims.parse(
    JSON.parse(Buffer.from(payload, "base64url").toString()),
  );
  if (aud !== `https://localhost:${port}`) return "for another service";
  return sub.startsWith("mailto:") ? undefined : "nobody to write to";
}

type Keys = { ecdh: ReturnType<typeof createECDH>; auth: Buffer };

function decrypt(body: Buffer, { ecdh, auth }: Keys): string {
  const salt = body.subarray(0, SALT_BYTES);
  const sender = body.subarray(HEADER_BYTES - KEY_BYTES, HEADER_BYTES);
  const own = ecdh.getPublicKey();
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), own, sender]);
  const secret = ecdh.computeSecret(sender);
  const ikm = Buffer.from(hkdfSync("sha256", secret, auth, info, 32));
  const part = (name: string, length: number) =>
    Buffer.from(
      hkdfSync("sha256", ikm, salt, `Content-Encoding: ${name}\0`, length),
    );
  const decipher = createDecipheriv(
    "aes-128-gcm",
    part("aes128gcm", 16),
    part("nonce", 12),
  );
  decipher.setAuthTag(body.subarray(-TAG_BYTES));
  const padded = Buffer.concat([
    decipher.update(body.subarray(HEADER_BYTES, -TAG_BYTES)),
    decipher.final(),
  ]);
  // The text ends with a 2, and zeroes follow.
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
