// The yardstick: Bun.serve answering one constant, nothing else. Its body and
// headers come on standard input as JSON, so that it answers the same bytes.

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
