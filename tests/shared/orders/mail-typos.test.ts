import { expect, test } from "bun:test";
import { meantEmail } from "#shared/orders/mail-typos.ts";

test.each([
  ["mila@gmail.con", "mila@gmail.com"],
  ["Mila.Hartmann@GMIAL.COM", "Mila.Hartmann@gmail.com"],
  [" mila@gamil.con ", "mila@gmail.com"],
  ["mila@gmail.de", "mila@gmail.com"],
  ["mila@gmail,com", "mila@gmail.com"],
  ["mila@hotmailcom", "mila@hotmail.com"],
  ["mila@hotmial.fr", "mila@hotmail.fr"],
  ["mila@yahoo.co", "mila@yahoo.com"],
  ["mila@example.con", "mila@example.com"],
])("%s is probably meant to be %s", (typed, meant) => {
  expect(meantEmail(typed)).toBe(meant);
});

test.each([
  "mila@gmail.com",
  "mila@googlemail.com",
  "mila@mail.com",
  "mila@ymail.com",
  "mila@yahoo.co.uk",
  "mila@hotmail.de",
  "mila@example.co",
  "mila@gmx.de",
  "mila@gmx.net",
  "mila@web.de",
  "mila@me.com",
  "mila@Example.COM",
  "mila@",
  "mila@gmail",
  "@gmial.com",
  "mila",
  "",
])("%p is left as it is", (typed) => {
  expect(meantEmail(typed)).toBeUndefined();
});
