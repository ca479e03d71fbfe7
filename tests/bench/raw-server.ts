// The baseline for reads: a `Bun.serve` that sends one constant response. It
// reads the body and headers from standard input as JSON.

const { headers, body } = (await Bun.stdin.json()) as {
  headers: Record<string, string>;
  body: string;
};
const bytes = Buffer.from(body, "base64");
const server = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  development: false,
  fetch: () => new Response(bytes, { headers }),
});
process.stdout.write(`${server.port}\n`);
