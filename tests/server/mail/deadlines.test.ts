import { expect, test } from "bun:test";
import { orderDrawing } from "#server/orders/mail-pictures.ts";
import { startApp } from "#tests/support/app.ts";
import { addClip, order } from "#tests/support/make.ts";
import {
  type MailingOptions,
  outboxRows,
  withMailing,
} from "#tests/support/outbox.ts";
import { cancelPath } from "#tests/support/api.ts";
import { orderWithLinks } from "#tests/support/orders.ts";
import { startSmtp, type TestSmtp } from "#tests/support/servers/smtp.ts";

const never = () => new Promise<never>(() => {});

/** Sends the mails of one order of a clip, of which some things never come. */
async function sendWith(
  smtp: TestSmtp,
  hanging: Pick<MailingOptions, "drawing" | "kinds">,
  mailMs = 60_000,
) {
  await using shop = withMailing(
    startApp({ SMTP_URL: smtp.url(), OWNER_EMAIL: "maker@example.com" }),
    { ...hanging, deadlines: { pictureMs: 50, mailMs } },
  );
  const visitor = shop.visitor();
  await addClip(visitor, { customText: "ADA" });
  await order(visitor);
  await (await shop.start()).idle();
  return { rows: await outboxRows(shop.deps.db), logLines: shop.logLines };
}

test("a mail goes without the pictures that are never drawn", async () => {
  await using smtp = await startSmtp();
  const drawing = {
    drawDesign: never,
    drawHead: never,
    readPictures: never,
  };
  const { rows } = await sendWith(smtp, { drawing });
  expect(rows.map(({ state }) => state)).toEqual(["sent", "sent"]);
  for (const { mail } of smtp.mails) {
    expect(mail.attachments).toEqual([]);
    expect(mail.text).toContain("ADA");
  }
});

test("a mail that is composed while its order is cancelled is not sent", async () => {
  await using smtp = await startSmtp();
  const app = startApp({
    SMTP_URL: smtp.url(),
    OWNER_EMAIL: "maker@example.com",
  });
  const begun = Promise.withResolvers<void>();
  const drawn = Promise.withResolvers<void>();
  await using shop = withMailing(app, {
    drawing: {
      async drawDesign(...args) {
        begun.resolve();
        await drawn.promise;
        return orderDrawing(app.deps).drawDesign(...args);
      },
    },
  });
  const visitor = shop.visitor();
  await addClip(visitor, { customText: "ADA" });
  const { token } = await orderWithLinks(shop, visitor);
  const worker = await shop.start();
  await begun.promise;
  await visitor.post(cancelPath(token));
  drawn.resolve();
  await worker.idle();
  expect(smtp.mails.map(({ mail }) => mail.subject)).toEqual([
    expect.stringContaining("is cancelled"),
  ]);
  expect(shop.logLines.join("")).toContain("mail_withdrawn");
});

test("a mail that is not written in time is tried later", async () => {
  await using smtp = await startSmtp();
  const hangs = { compose: never };
  const kinds = { order_owner: hangs, order_customer: hangs };
  const { rows, logLines } = await sendWith(smtp, { kinds }, 200);
  expect(rows.map(({ state }) => state)).toEqual(["queued", "queued"]);
  expect(logLines.join("")).toContain("it took too long");
});
