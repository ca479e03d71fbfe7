import { expect, test } from "bun:test";
import { clientAddress, widerNetwork } from "#server/http/client-address.ts";

/** The address of a request that came through one trusted proxy. */
const behindProxy = (forwardedFor: string) =>
  clientAddress(
    new Request("http://localhost", {
      headers: { "x-forwarded-for": forwardedFor },
    }),
    { requestIP: () => ({ address: "127.0.0.1" }) },
    1,
  );

test.each([
  ["203.0.113.7", "203.0.113.7", "203.0.113.0/24"],
  ["203.0.113.7:50001", "203.0.113.7", "203.0.113.0/24"],
  ["10.0.0.1, 203.0.113.7:50001", "203.0.113.7", "203.0.113.0/24"],
  ["2001:db8:1:2:3::4", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["[2001:db8:1:2:3::4]", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["[2001:db8:1:2:3::4]:443", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["", "127.0.0.1", "127.0.0.0/24"],
])(
  "behind a proxy that says %p, the client is %s",
  (said, address, network) => {
    expect(behindProxy(said)).toBe(address);
    expect(widerNetwork(address)).toBe(network);
  },
);
