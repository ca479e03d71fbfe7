import { expect, test } from "bun:test";
import { readCsv } from "#server/http/read-csv.ts";
import { readAddresses } from "#server/news/subscribers.ts";

const read = async (table: string) => {
  const { rows } = readCsv(new TextEncoder().encode(table));
  const found = readAddresses(await Array.fromAsync(rows));
  return found.map(({ email, state }) => `${email} ${state}`);
};

test.each([
  [
    "this shop's own export",
    `email,state,joined at,note
reads@a.de,reads,2026-11-21T10:00:00.000Z,from owner@market.de
left@a.de,left,2026-11-21T10:00:00.000Z,
gone@a.de,bounced,2026-11-21T10:00:00.000Z,
waits@a.de,waits,2026-11-21T10:00:00.000Z,
`,
  ],
  [
    "Mailchimp's columns of times",
    `Email Address,First Name,MEMBER_RATING,OPTIN_TIME,UNSUB_TIME,CLEAN_TIME
reads@a.de,Mila,2,2020-01-01 10:00:00,,
left@a.de,Mila,2,2020-01-01 10:00:00,2021-01-01 10:00:00,
gone@a.de,Mila,2,2020-01-01 10:00:00,,2021-01-01 10:00:00
`,
  ],
  [
    "Mailchimp's column of a status",
    `Email Address,Email Marketing Status
reads@a.de,Subscribed
left@a.de,Unsubscribed
gone@a.de,Cleaned
waits@a.de,Non-Subscribed
`,
  ],
  [
    "Shopify's customers",
    `First Name,Email,Accepts Email Marketing,State,Accepts SMS Marketing
Mila,reads@a.de,yes,disabled,no
Zoe,waits@a.de,no,disabled,yes
`,
  ],
])("reads who reads in %s", async (_, table) => {
  const states = {
    "reads@a.de": "reads",
    "left@a.de": "left",
    "gone@a.de": "bounced",
    "waits@a.de": "unasked",
  };
  expect(await read(table)).toEqual(
    Object.entries(states)
      .filter(([email]) => table.includes(email))
      .map(([email, state]) => `${email} ${state}`),
  );
});

test("reads an address behind a name, and several in a cell", async () => {
  expect(
    await read(`name;who
"Mila";Mila B <Mila@a.de>
"Two";"""Zoe, B."" <zoe@a.de>, o'brien@a.de"
"Three";mailto:c@a.de d@a.de
"None";Write to me @ home, or a@b@c
`),
  ).toEqual(
    ["mila@a.de", "zoe@a.de", "o'brien@a.de", "c@a.de", "d@a.de"].map(
      (email) => `${email} reads`,
    ),
  );
});

test("believes the row that says an address has left", async () => {
  expect(
    await read("email,status\na@a.de,subscribed\nA@a.de,unsubscribed\n"),
  ).toEqual(["a@a.de left"]);
});

test("takes a word of a country's state for none of these", async () => {
  expect(await read("e-mail,State\na@a.de,Bavaria\n")).toEqual([
    "a@a.de reads",
  ]);
});

test("reads the longest cell at once", () => {
  const startedAt = performance.now();
  for (const part of ["a", "@", "a@", "<", "a@a "])
    readAddresses([["email"], [part.repeat(100_000)]]);
  expect(performance.now() - startedAt).toBeLessThan(5_000);
});
