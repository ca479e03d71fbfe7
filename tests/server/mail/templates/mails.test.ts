import { describe, expect, test } from "bun:test";
import type { Attachment, Email } from "postal-mime";
import { API, cartLinePath } from "#tests/support/api.ts";
import type { DrawnDesign } from "#shared/clip/drawing.ts";
import type { OrderDrawing } from "#server/orders/mail-pictures.ts";
import { sendTestMail } from "#server/mail/admin.ts";
import { saveClipConfig } from "#tests/support/catalog.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { withMailing } from "#tests/support/outbox.ts";
import {
  addClip,
  addProduct,
  makeCharm,
  makeProduct,
  makeResin,
  SIZES,
  order,
} from "#tests/support/make.ts";
import { type ReceivedMail, startSmtp } from "#tests/support/servers/smtp.ts";

const OWNER = "maker@example.com";
const SETTINGS = {
  OWNER_EMAIL: OWNER,
  SUPPORT_EMAIL: "help@example.com",
  PUBLIC_URL: "https://clips.example.com",
  MAIL_FROM: "shop@clips.example.com",
};

/** A placeholder for a drawn design. Mails do not decode the PNG. */
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** Runs a shop until `count` mails arrive. Returns the mails by recipient. */
async function receive(
  count: number,
  act: (shop: TestApp) => Promise<unknown>,
  given: {
    drawDesign?: OrderDrawing["drawDesign"];
    readPictures?: OrderDrawing["readPictures"];
    /** Draws designs as the shop does, which takes about a second. */
    drawsItself?: boolean;
    env?: Record<string, string>;
  } = {},
): Promise<Map<string, ReceivedMail>> {
  await using smtp = await startSmtp();
  const { drawDesign = async () => PNG, readPictures } = given;
  await using shop = withMailing(
    startApp({ ...SETTINGS, SMTP_URL: smtp.url(), ...given.env }),
    {
      drawing: {
        ...(!given.drawsItself && { drawDesign }),
        ...(readPictures && { readPictures }),
      },
    },
  );
  await shop.start();
  await act(shop);
  const mails = await smtp.arrived(count);
  return new Map(mails.map((mail) => [mail.recipients.join(), mail]));
}

/** Returns the mail to one recipient. Throws when there is none. */
function mailTo(mails: Map<string, ReceivedMail>, recipient: string): Email {
  const received = mails.get(recipient);
  if (!received) throw new Error(`no mail to ${recipient}`);
  return received.mail;
}

const header = (mail: Email, name: string) =>
  mail.headers.find(({ key }) => key === name)?.value;

/** Returns the text of HTML as a person reads it. */
const readable = (html = "") =>
  html
    .replace(/<(style|title)[\s\S]*?<\/\1>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&times;", "x")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");

/** Orders two designs and a large plain clip. */
async function orderEverything(shop: TestApp, contact = {}): Promise<void> {
  const { deps } = shop;
  const product = await makeProduct(deps, {
    name: "Honey Tortoise",
    variants: SIZES,
  });
  const daisy = await makeCharm(deps, { name: "Daisy", stockQuantity: 5 });
  const moon = await makeCharm(deps, { name: "Moon", stockQuantity: 2 });
  const star = await makeCharm(deps, { name: "Star" });
  const visitor = shop.visitor();
  await addProduct(visitor, product, {
    quantity: 2,
    variantId: product.variants[1]?.id,
  });
  const three = await addClip(visitor, {
    selectedCharms: [star.id, daisy.id, moon.id],
    customText: "a b!",
  });
  await visitor.put(`${API.cart}/${three.id}`, { quantity: 2 });
  await addClip(visitor, { selectedCharms: [daisy.id] });
  await order(visitor, {
    customerName: "Mila O'Brien",
    customerEmail: "mila+clips@example.com",
    customerPhone: "+1 (555) 010-4477",
    ...contact,
  });
}

describe("the maker's mail", async () => {
  const mails = await receive(2, orderEverything);
  const owner = async () => mailTo(await mails, OWNER);

  test("names order, total and customer in the subject", async () => {
    const mail = await owner();
    expect(mail.subject).toMatch(
      /^New order 1001: \$\d+\.\d\d from Mila O'Brien$/,
    );
    expect(mail.from).toMatchObject({
      name: "Barrette & Bloom",
      address: "shop@clips.example.com",
    });
    expect(header(mail, "auto-submitted")).toBe("auto-generated");
  });

  test("sends replies to the customer", async () => {
    expect((await owner()).replyTo).toEqual([
      { name: "Mila O'Brien", address: "mila+clips@example.com" },
    ]);
  });

  test.each(["text", "html"] as const)(
    "lists everything to make, as %s",
    async (part) => {
      const mail = await owner();
      const words = part === "text" ? mail.text : readable(mail.html);
      const flat = words?.replace(/\s+/g, " ");
      expect(flat).toContain("2 x Honey Tortoise (Large)");
      expect(flat).toContain("$56.00");
      expect(flat).toContain('2 x Custom Claw Clip - "a b!"');
      expect(flat).toContain("Letters: A · (gap) · B · !");
      expect(flat).toContain("Charms, from left to right: Star, Daisy, Moon");
      expect(flat).toContain("Charm, in the middle: Daisy");
      expect(flat).toContain("No payment was taken");
    },
  );

  test("counts charms and beads over the whole order", async () => {
    const { text = "" } = await owner();
    const list = text.slice(text.indexOf("FROM THE DRAWERS"));
    expect(list).toContain("3 x Daisy");
    expect(list).toContain("2 x Star");
    expect(list).toContain("2 x Moon");
    expect(list).toContain("2 x A\n2 x B\n2 x !");
  });

  test("lists the charms that run low after the order", async () => {
    const { text = "", html } = await owner();
    const list = text.slice(text.indexOf("RUNNING LOW"));
    expect(list).toContain("Daisy: 2 left");
    expect(list).toContain("Moon: that was the last one");
    expect(list).not.toContain("Star");
    expect(readable(html)).toContain("Moon: that was the last one");
  });

  test("has links to call the customer and to write to them", async () => {
    const { html = "" } = await owner();
    expect(html).toContain('href="tel:+15550104477"');
    expect(html).toContain(
      'href="mailto:mila%2Bclips@example.com?subject=Your%20order%201001"',
    );
  });

  test("shows each design as an attached picture", async () => {
    const { html = "", attachments } = await owner();
    expect(designsIn(attachments).length).toBe(2);
    for (const picture of attachments) {
      expect(picture.disposition).toBe("inline");
      expect(html).toContain(`src="cid:${cid(picture)}"`);
    }
    expect(html).toContain(
      'alt="A custom clip with Star, Daisy, Moon and the letters A B!"',
    );
    expect(html).not.toMatch(/src="(?!cid:)/);
  });
});

const bytes = ({ content }: Attachment) =>
  typeof content === "string"
    ? Buffer.from(content)
    : Buffer.from(new Uint8Array(content));

/** The attached drawings of designs, beside those of the head. */
const designsIn = (attachments: Attachment[]) =>
  attachments.filter(({ filename }) => filename?.startsWith("design-"));

const cid = ({ contentId = "" }: Attachment) => contentId.replace(/^<|>$/g, "");

describe("the customer's mail", async () => {
  const mails = await receive(2, orderEverything);
  const customer = async () => mailTo(await mails, "mila+clips@example.com");

  test.each(["text", "html"] as const)(
    "confirms the order, as %s",
    async (part) => {
      const mail = await customer();
      const words = part === "text" ? mail.text : readable(mail.html);
      const flat = words?.replace(/\s+/g, " ");
      expect(mail.subject).toBe("Your order 1001 at Barrette & Bloom");
      expect(flat).toContain("Thank you for your order, Mila O'Brien!");
      expect(flat).toContain("2 x Honey Tortoise (Large)");
      expect(flat).toContain("Charms, from left to right: Star, Daisy, Moon");
      expect(flat).toMatch(/Total:? \$\d+\.\d\d/);
      expect(flat).toContain("Saturday, November 21, 2026");
      expect(flat).toContain("We write to you about payment and delivery.");
      expect(flat).toContain("help@example.com");
      expect(flat).not.toContain("RUNNING LOW");
    },
  );

  test("sends replies to the shop's support address", async () => {
    expect((await customer()).replyTo).toMatchObject([
      { address: "help@example.com" },
    ]);
  });
});

describe("clips in resins", () => {
  const drawn: DrawnDesign[] = [];
  const orderResins = async (shop: TestApp) => {
    const { deps } = shop;
    const rose = await makeResin(deps, { name: "Rose Quartz" });
    const tide = await makeResin(deps, { name: "Tide Agate", price: "3.00" });
    const visitor = shop.visitor();
    await addClip(visitor, { customText: "A", resinId: tide.id });
    const two = await addClip(visitor, { customText: "B", resinId: rose.id });
    await visitor.put(cartLinePath(two.id), { quantity: 2 });
    await order(visitor);
  };
  const mails = receive(2, orderResins, {
    drawDesign: async (design) => {
      drawn.push(design);
      return PNG;
    },
  });

  test("are named in both mails, and the maker's lists the resins to pour", async () => {
    for (const recipient of [OWNER, "ada@example.com"]) {
      const { text = "", html } = mailTo(await mails, recipient);
      for (const words of [text, readable(html)]) {
        expect(words).toContain("Resin: Tide Agate");
        expect(words).toContain("Resin: Rose Quartz");
      }
    }
    const { text = "" } = mailTo(await mails, OWNER);
    expect(text).toContain("FROM THE DRAWERS\n2 x Rose Quartz\n1 x Tide Agate");
  });

  test("are drawn in their resin", async () => {
    await mails;
    const names = drawn.map((design) => design.resin?.name);
    expect(new Set(names)).toEqual(new Set(["Rose Quartz", "Tide Agate"]));
  });
});

describe("a mail", () => {
  test("goes to the maker's current address, however long it was queued", async () => {
    await using smtp = await startSmtp();
    await using shop = withMailing(
      startApp({ ...SETTINGS, OWNER_EMAIL: "typo@example.com" }),
      { drawing: { drawDesign: async () => PNG } },
    );
    await orderEverything(shop);
    shop.deps.config.smtpUrl = smtp.url();
    shop.deps.config.ownerEmail = OWNER;
    await shop.start();
    const mails = await smtp.arrived(2);
    expect(mails.flatMap((mail) => mail.recipients).sort()).toEqual([
      OWNER,
      "mila+clips@example.com",
    ]);
  });

  test("is sent without the picture when a design cannot be drawn", async () => {
    const drawDesign = () => Promise.reject(new Error("no wasm today"));
    const mails = await receive(2, orderEverything, { drawDesign });
    const mail = mailTo(mails, OWNER);
    expect(designsIn(mail.attachments)).toEqual([]);
    expect(mail.html).not.toContain("cid:design");
    expect(mail.text).toContain(
      "Charms, from left to right: Star, Daisy, Moon",
    );
  });

  test("stays below the size limit of mail servers, however many pictures", async () => {
    const drawDesign = async () => new Uint8Array(200_000);
    const mails = await receive(2, orderEverything, { drawDesign });
    expect(designsIn(mailTo(mails, OWNER).attachments).length).toBe(1);
  });

  test("shows the drawing that the shopper saw", async () => {
    const mails = await receive(2, orderEverything, { drawsItself: true });
    for (const { mail } of mails.values()) {
      const [picture, other] = designsIn(mail.attachments).map(bytes);
      const size = await new Bun.Image(picture ?? PNG).metadata();
      expect(size).toMatchObject({ format: "jpeg", width: 800, height: 450 });
      expect(picture?.equals(other ?? Buffer.alloc(0))).toBe(false);
    }
  });

  test("gives a custom clip the maker's name for it, beside its fixed name", async () => {
    const mails = await receive(2, async (shop) => {
      await saveClipConfig(shop.deps, { name: "Your Barrette & Co" });
      await orderEverything(shop);
    });
    for (const { mail } of mails.values()) {
      expect(mail.text).toContain(
        '2 x Custom Claw Clip - "a b!": $71.00\n    Your Barrette & Co\n    Letters',
      );
      expect(readable(mail.html)).toContain("Your Barrette & Co Letters");
    }
  });

  test("shows script and markup in names as text", async () => {
    const evil = `<script>alert("1")</script>`;
    const mails = await receive(2, async (shop) => {
      const product = await makeProduct(shop.deps, {
        name: `<img src=x onerror=alert(1)>`,
        description: evil,
      });
      const charm = await makeCharm(shop.deps, { name: `"><b>` });
      const visitor = shop.visitor();
      await addProduct(visitor, product);
      await addClip(visitor, {
        selectedCharms: [charm.id],
        customText: "<b>&'",
      });
      await order(visitor, { customerName: evil });
    });
    for (const { mail } of mails.values()) {
      expect(mail.html).not.toMatch(/<script|<b>|<img src=x/);
      expect(readable(mail.html)).toContain(`<img src=x onerror=alert(1)>`);
      expect(readable(mail.html)).toContain(evil);
      expect(mail.text).toContain(evil);
    }
    expect(mailTo(mails, OWNER).subject).toEndWith(`from ${evil}`);
  });

  test("leads from the picture and the name of a clip to its page", async () => {
    const buy = async (shop: TestApp) => {
      const product = await makeProduct(shop.deps, { name: "Sea Foam" });
      const visitor = shop.visitor();
      await addProduct(visitor, product);
      await addClip(visitor, { customText: "AVA" });
      await order(visitor);
    };
    const mails = await receive(2, buy, {
      readPictures: async (wanted) =>
        new Map(
          wanted.map(({ imageUrl }, index) => [
            imageUrl,
            { cid: `${index}@barrette`, filename: `${index}.png`, png: PNG },
          ]),
        ),
    });
    expect(mails.size).toBe(2);
    for (const { mail } of mails.values())
      expect(
        Array.from(
          mail.html?.matchAll(
            /<a\s[^>]*href="([^"]*\/clips\/[^"]*)"[^>]*>\s*(?:<(img)|([^<]*))/g,
          ) ?? [],
          ([, url, image, name]) => [url, image ?? name],
        ),
      ).toEqual([
        ["https://clips.example.com/clips/sea-foam", "img"],
        ["https://clips.example.com/clips/sea-foam", "Sea Foam"],
      ]);
  });

  test("shows names in Latin and Japanese script and emoji", async () => {
    const mails = await receive(2, (shop) =>
      orderEverything(shop, { customerName: "Łucja 毛利 🌸" }),
    );
    const mail = mailTo(mails, OWNER);
    expect(mail.subject).toEndWith("from Łucja 毛利 🌸");
    expect(mail.text).toContain("Łucja 毛利 🌸");
    expect(mail.replyTo).toMatchObject([{ name: "Łucja 毛利 🌸" }]);
  });

  test("has the sender's name from the settings", async () => {
    const mails = await receive(
      1,
      async (shop) => sendTestMail(shop.deps, "a@example.com"),
      { env: { MAIL_FROM: '"Clips, and more" <hello@clips.example.com>' } },
    );
    expect(mailTo(mails, "a@example.com").from).toEqual({
      name: "Clips, and more",
      address: "hello@clips.example.com",
    });
  });
});

describe("the newsletter's welcome", () => {
  test("has unsubscribe links for people and for mail programs", async () => {
    const mails = await receive(1, (shop) =>
      shop.visitor().post(API.subscribe, { email: "mila@example.com" }),
    );
    const mail = mailTo(mails, "mila@example.com");
    expect(mail.subject).toBe("Welcome to Barrette & Bloom!");
    const link = header(mail, "list-unsubscribe")?.replace(/^<|>$/g, "");
    expect(link).toStartWith(
      "https://clips.example.com/api/newsletter/unsubscribe?token=",
    );
    expect(header(mail, "list-unsubscribe-post")).toBe(
      "List-Unsubscribe=One-Click",
    );
    expect(mail.text).toContain(link ?? "-");
    expect(mail.html).toContain(`href="${link}"`);
  });
});
