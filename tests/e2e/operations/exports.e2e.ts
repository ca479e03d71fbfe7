import { expect, test } from "bun:test";
import { startDemo } from "#tests/support/process/demo-shop.ts";
import { intoFile, runCommand } from "#tests/support/process/command.ts";
import { addClip, order } from "#tests/support/make.ts";
import { createShopper, placeOrder } from "#tests/support/shopper.ts";

test("exports orders as a table without executable formulas", async () => {
  await using shop = await startDemo();
  const placed = await placeOrder(shop.url, {
    customerName: '=HYPERLINK(A1,"Zoë")',
    customerEmail: "zoe@example.com",
  });
  const { code, out } = await runCommand(shop.folder, ["orders", "export"]);
  expect(code).toBe(0);
  const [head, row, end] = out.split("\r\n");
  expect(head).toStartWith("\ufefforder,placed at,name,");
  expect(row).toStartWith(
    `${placed.id},${placed.createdAt},"'=HYPERLINK(A1,""Zoë"")",zoe@example.com,'+1`,
  );
  expect(end).toBe("");
  const later = ["orders", "export", "--since", "2999-01-01"];
  const none = await runCommand(shop.folder, later);
  expect(none.out.split("\r\n")).toHaveLength(2);
  const wrong = ["orders", "export", "--since", "yesterday"];
  expect((await runCommand(shop.folder, wrong)).code).toBe(64);
});

test("says that the table could not be written", async () => {
  await using shop = await startDemo();
  const { code, errors } = await runCommand(
    shop.folder,
    ["orders", "export"],
    {},
    intoFile("/dev/full"),
  );
  expect(errors).toStartWith("The disk is full.");
  expect(errors.trim().split("\n")).toHaveLength(1);
  expect(code).toBe(74);
});

test("exports what a custom clip is made of", async () => {
  await using shop = await startDemo();
  const shopper = createShopper(shop.url);
  await addClip(shopper, {
    selectedCharms: [5, 2],
    customText: "Mila",
    resinId: 2,
  });
  await order(shopper);
  const { out } = await runCommand(shop.folder, ["orders", "export"]);
  const [head = "", row = ""] = out.split("\r\n");
  expect(head).toContain(",product,variant,resin,charms,text,quantity,price,");
  expect(row).toContain(',,Honey Tortoise,"Daisy, Sweetheart",Mila,1,35.00,');
});
