import { createHash, createHmac } from "node:crypto";
import { TLS } from "./certificate.ts";

export const S3_LOGIN = {
  accessKeyId: "AKIDEXAMPLE",
  secretAccessKey: "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY",
  bucket: "backups",
  region: "eu-central-1",
};

const settingsOf = (prefix: "BACKUP" | "UPLOADS") => (endpoint: string) => ({
  [`${prefix}_S3_ENDPOINT`]: endpoint,
  [`${prefix}_S3_BUCKET`]: S3_LOGIN.bucket,
  [`${prefix}_S3_REGION`]: S3_LOGIN.region,
  [`${prefix}_S3_ACCESS_KEY_ID`]: S3_LOGIN.accessKeyId,
  [`${prefix}_S3_SECRET_ACCESS_KEY`]: S3_LOGIN.secretAccessKey,
});

/** The settings of a shop that copies its backups to a test storage. */
export const s3Env = settingsOf("BACKUP");
/** The settings of a shop that stores its pictures in a test storage. */
export const uploadsEnv = settingsOf("UPLOADS");

export type TestS3 = {
  endpoint: string;
  port: number;
  /** The stored objects, by key. */
  objects: Map<string, Uint8Array>;
  /** The number of requests with a wrong signature. */
  refused: number;
  [Symbol.asyncDispose](): Promise<void>;
};

type S3Options = {
  /** Serves https with the certificate of CERT_FILE. */
  tls?: boolean;
  /** The delay of each answer, in ms. */
  answerAfterMs?: number;
  /** Begins no answer to who reads an object. */
  keepsObjects?: boolean;
  /**
   * The server that stands between answers in the storage's place; undefined:
   * none.
   */
  instead?: (request: Request) => Response | undefined;
  /** An earlier storage, whose port and objects the new one takes over. */
  before?: Pick<TestS3, "port" | "objects">;
};

type Upload = { key: string; parts: Map<number, Uint8Array> };

/**
 * Starts a small S3-like storage on this machine. It supports whole and
 * multipart uploads, HEAD, ranges, lists and deletions, and checks the
 * signature (AWS4-HMAC-SHA256) of every request.
 */
export function startS3({
  tls = false,
  answerAfterMs = 0,
  keepsObjects = false,
  instead = () => undefined,
  before = { port: 0, objects: new Map() },
}: S3Options = {}): TestS3 {
  const uploads = new Map<string, Upload>();
  const storage: TestS3 = {
    endpoint: "",
    port: 0,
    objects: before.objects,
    refused: 0,
    async [Symbol.asyncDispose]() {
      await server.stop(true);
    },
  };
  const server = Bun.serve({
    port: before.port,
    hostname: "127.0.0.1",
    ...(tls && { tls: TLS }),
    maxRequestBodySize: 64 * 1024 * 1024,
    async fetch(request) {
      const body = await request.bytes();
      await Bun.sleep(answerAfterMs);
      const isList = new URL(request.url).pathname.endsWith("/backups/");
      if (keepsObjects && request.method === "GET" && !isList)
        return new Promise<Response>(() => {});
      if (!isSigned(request)) {
        storage.refused += 1;
        const error =
          "<Error><Code>SignatureDoesNotMatch</Code><Message>no</Message></Error>";
        return new Response(error, { status: 403 });
      }
      return instead(request) ?? answer(storage, uploads, request, body);
    },
  });
  storage.port = server.port ?? 0;
  storage.endpoint = `${tls ? "https" : "http"}://127.0.0.1:${storage.port}`;
  return storage;
}

function answer(
  storage: TestS3,
  uploads: Map<string, Upload>,
  request: Request,
  body: Uint8Array,
): Response {
  const url = new URL(request.url);
  const key = decodeURIComponent(url.pathname.replace(/^\/backups\/?/, ""));
  const query = url.searchParams;
  const uploadId = query.get("uploadId") ?? "";
  const upload = uploads.get(uploadId);
  if (request.method === "POST" && query.has("uploads")) {
    const id = crypto.randomUUID();
    uploads.set(id, { key, parts: new Map() });
    return xml(
      `<InitiateMultipartUploadResult><Bucket>backups</Bucket><Key>${key}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
    );
  }
  if (request.method === "PUT" && upload) {
    upload.parts.set(Number(query.get("partNumber")), body);
    return new Response(null, { headers: { etag: etag(body) } });
  }
  if (request.method === "POST" && upload) {
    const parts = [...upload.parts].sort(([a], [b]) => a - b);
    const whole = Buffer.concat(parts.map(([, bytes]) => bytes));
    storage.objects.set(upload.key, whole);
    return xml(
      `<CompleteMultipartUploadResult><Key>${key}</Key><ETag>${etag(whole)}</ETag></CompleteMultipartUploadResult>`,
    );
  }
  if (request.method === "PUT") {
    storage.objects.set(key, body);
    return new Response(null, { headers: { etag: etag(body) } });
  }
  if (request.method === "GET" && key === "") return list(storage, query);
  const object = storage.objects.get(key);
  if (!object)
    return new Response("<Error><Code>NoSuchKey</Code></Error>", {
      status: 404,
    });
  if (request.method === "DELETE") {
    storage.objects.delete(key);
    return new Response(null, { status: 204 });
  }
  const headers = { etag: etag(object) };
  const [, start, end] =
    /^bytes=(\d+)-(\d*)$/.exec(request.headers.get("range") ?? "") ?? [];
  if (start === undefined) return new Response(object.slice(), { headers });
  const part = object.slice(Number(start), end ? Number(end) + 1 : undefined);
  return new Response(part, { status: 206, headers });
}

function list(storage: TestS3, query: URLSearchParams): Response {
  const prefix = query.get("prefix") ?? "";
  const contents = [...storage.objects]
    .filter(([key]) => key.startsWith(prefix))
    .map(
      ([key, bytes]) =>
        `<Contents><Key>${key}</Key><Size>${bytes.length}</Size></Contents>`,
    );
  return xml(
    `<ListBucketResult><Name>backups</Name><IsTruncated>false</IsTruncated>${contents.join("")}</ListBucketResult>`,
  );
}

function xml(body: string): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>${body}`, {
    headers: { "content-type": "application/xml" },
  });
}

function etag(bytes: Uint8Array): string {
  return `"${createHash("md5").update(bytes).digest("hex")}"`;
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

/** Whether the sent signature equals the one that the storage computes. */
function isSigned(request: Request): boolean {
  const header = request.headers.get("authorization") ?? "";
  const [, id, day = "", region = "", names = "", signature] =
    AUTHORIZATION.exec(header) ?? [];
  if (id !== S3_LOGIN.accessKeyId || region !== S3_LOGIN.region) return false;
  const url = new URL(request.url);
  const headers = names
    .split(";")
    .map((name) => `${name}:${request.headers.get(name)?.trim()}\n`);
  const canonical = [
    request.method,
    url.pathname,
    url.search.slice(1).split("&").sort().map(withEquals).join("&"),
    headers.join(""),
    names,
    request.headers.get("x-amz-content-sha256") ?? "",
  ].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = [
    "AWS4-HMAC-SHA256",
    request.headers.get("x-amz-date") ?? "",
    scope,
    createHash("sha256").update(canonical).digest("hex"),
  ].join("\n");
  const key = [day, region, "s3", "aws4_request"].reduce<string | Buffer>(
    (secret, part) => createHmac("sha256", secret).update(part).digest(),
    `AWS4${S3_LOGIN.secretAccessKey}`,
  );
  const expected = createHmac("sha256", key).update(toSign).digest("hex");
  return signature === expected;
}

const withEquals = (pair: string) =>
  pair === "" || pair.includes("=") ? pair : `${pair}=`;
