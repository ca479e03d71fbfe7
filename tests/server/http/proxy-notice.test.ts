import { expect, test } from "bun:test";
import { API } from "#tests/support/api.ts";
import { startApp } from "#tests/support/app.ts";
import { listen } from "#tests/support/servers/listener.ts";

const WARNING = "proxy_not_trusted";

test.each([
  ["says once that a proxy on this machine is not trusted", "0", 1],
  ["says nothing where the proxy is trusted", "1", 0],
])("%s", async (_, trustProxy, warnings) => {
  using shop = startApp({ TRUST_PROXY: trustProxy });
  await using listener = listen(shop.app);
  for (let visits = 0; visits < 3; visits += 1)
    await fetch(`${listener.url}${API.cart}`, {
      headers: { "x-forwarded-for": "203.0.113.9" },
    });
  const said = shop.logLines.filter((line) => line.includes(WARNING));
  expect(said).toHaveLength(warnings);
});

test("says nothing to a visitor without a proxy", async () => {
  using shop = startApp();
  await using listener = listen(shop.app);
  await fetch(`${listener.url}${API.cart}`);
  expect(shop.logLines.join("")).not.toContain(WARNING);
});
