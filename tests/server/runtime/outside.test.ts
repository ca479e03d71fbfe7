import { describe, expect, test } from "bun:test";
import {
  requestOutside,
  isPublicAddress,
  NotPublicError,
  publicAddressOf,
} from "#server/runtime/outside.ts";

describe("an address", () => {
  test.each([
    "8.8.8.8",
    "1.1.1.1",
    "93.184.216.34",
    "172.32.0.1",
    "2606:4700:4700::1111",
    "2a00:1450:4001:81b::200e",
  ])("%s is public", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test.each([
    "0.0.0.0",
    "10.1.2.3",
    "100.64.0.1",
    "127.0.0.1",
    "169.254.169.254",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "198.18.0.1",
    "203.0.113.7",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "::ffff:8.8.8.8",
    "64:ff9b::7f00:1",
    "fc00::1",
    "fd12::1",
    "fe80::1",
    "ff02::1",
    "2001:db8::1",
    "2002:7f00:1::",
    "localhost",
    "",
  ])("%s is not", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe("a request to somebody else's choice of address", () => {
  test("does not reach this machine, by whatever name", async () => {
    let asked = 0;
    using server = Bun.serve({
      port: 0,
      fetch() {
        asked += 1;
        return new Response("secret");
      },
    });
    for (const host of ["localhost", "127.0.0.1", "[::1]", "0", "2130706433"]) {
      const url = new URL(`http://${host}:${server.port}/`);
      await expect(requestOutside(url, {})).rejects.toThrow(NotPublicError);
    }
    await expect(publicAddressOf("no-such-host.invalid")).rejects.toThrow(
      NotPublicError,
    );
    expect(asked).toBe(0);
  });

  test("follows no redirect", async () => {
    using server = Bun.serve({
      port: 0,
      fetch: (request) =>
        request.url.endsWith("/moved")
          ? new Response("secret")
          : Response.redirect("/moved"),
    });
    const resolve = async () => "127.0.0.1";
    const url = new URL(`http://push.example.com:${server.port}/`);
    const answer = await requestOutside(url, {}, { resolve });
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toContain("/moved");
    answer.destroy();
  });
});
