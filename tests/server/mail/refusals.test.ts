import { expect, test } from "bun:test";
import { createSmtp } from "#server/mail/smtp.ts";
import { startApp } from "#tests/support/app.ts";
import { startSmtp } from "#tests/support/servers/smtp.ts";
import {
  outboxRows,
  startOutboxShop,
  withMailing,
} from "#tests/support/outbox.ts";
import { addProduct, makeProduct, order } from "#tests/support/make.ts";

const HOUR = 60 * 60_000;

test("a mail waits when the server says that the daily limit is used up", async () => {
  await using smtp = await startSmtp();
  await using shop = startOutboxShop(smtp.url());
  smtp.mode = "limit";
  const worker = await shop.start();
  await shop.mail("a@example.com");
  await worker.idle();
  expect(await shop.status()).toMatchObject({ waiting: 1, failed: 0 });
  smtp.mode = "accept";
  await shop.time.pass(HOUR, worker);
  expect(await shop.status()).toMatchObject({ sent: 1, failed: 0 });
});

test("a single refusal does not fail the maker's mail about an order", async () => {
  await using smtp = await startSmtp();
  await using shop = withMailing(
    startApp({ SMTP_URL: smtp.url(), OWNER_EMAIL: "maker@example.com" }),
  );
  await makeProduct(shop.deps);
  const visitor = shop.visitor();
  await addProduct(visitor, { id: 1 });
  await order(visitor);
  smtp.mode = "refuse";
  await (await shop.start()).idle();
  const states = (await outboxRows(shop.deps.db)).map(({ kind, state }) => [
    kind,
    state,
  ]);
  expect(states).toEqual([
    ["order_owner", "queued"],
    ["order_customer", "failed"],
  ]);
});

test("reports an SMTP_URL with smtps:// for a server without implicit TLS", async () => {
  await using smtp = await startSmtp();
  const mailer = createSmtp(smtp.url().replace("smtp:", "smtps:"));
  await expect(mailer.verify()).rejects.toThrow(
    "Write smtp:// instead of smtps://",
  );
  mailer.close();
});

test("reports an SMTP_URL with smtp:// for a server with implicit TLS", async () => {
  const silent = Bun.listen({
    hostname: "127.0.0.1",
    port: 0,
    socket: { data() {} },
  });
  const mailer = createSmtp(`smtp://127.0.0.1:${silent.port}`, {
    timeouts: { greetingMs: 200 },
  });
  await expect(mailer.verify()).rejects.toThrow(
    "write smtps:// instead of smtp://",
  );
  mailer.close();
  silent.stop(true);
});
