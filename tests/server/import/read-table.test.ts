import { describe, expect, test } from "bun:test";
import { readTable as readBytes } from "#server/import/read-table.ts";

const readTable = (table: string) => readBytes(new TextEncoder().encode(table));

const csv = (...rows: string[][]) =>
  rows
    .map((row) =>
      row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(","),
    )
    .join("\r\n");

describe("Shopify", () => {
  const HEADER = [
    "Handle",
    "Title",
    "Body (HTML)",
    "Vendor",
    "Option1 Name",
    "Option1 Value",
    "Variant Inventory Qty",
    "Variant Price",
    "Image Src",
    "Image Position",
    "Variant Image",
    "SEO Title",
  ];

  test("a product has a row for each variant and each further picture", () => {
    const { items, unread } = readTable(
      csv(
        HEADER,
        [
          "daisy",
          "Daisy & Co",
          "<p>Poured by hand.</p><ul><li>Strong</li><li>Light</li></ul>",
          "Me",
          "Size",
          "Small",
          "3",
          "24.00",
          "https://cdn.example.com/1.jpg",
          "1",
          "https://cdn.example.com/1.jpg",
          "",
        ],
        [
          "daisy",
          "",
          "",
          "",
          "",
          "Large",
          "0",
          "29.50",
          "https://cdn.example.com/2.jpg",
          "2",
          "https://cdn.example.com/2.jpg",
          "",
        ],
        [
          "daisy",
          "",
          "",
          "",
          "",
          "",
          "",
          "",
          "https://cdn.example.com/3.jpg",
          "3",
          "",
          "",
        ],
        [
          "moss",
          "Moss",
          "",
          "Me",
          "Title",
          "Default Title",
          "1",
          "18",
          "https://cdn.example.com/4.jpg",
          "1",
          "",
          "Moss clip",
        ],
      ),
    );
    expect(items).toEqual([
      {
        key: "daisy",
        name: "Daisy & Co",
        description: "Poured by hand.\n\n- Strong\n- Light",
        details: "",
        price: "24.00",
        variants: [
          { title: "Small", price: "24.00", stockQuantity: 3 },
          { title: "Large", price: "29.50", stockQuantity: 0 },
        ],
        pictures: [
          { url: "https://cdn.example.com/1.jpg", variant: 0 },
          { url: "https://cdn.example.com/2.jpg", variant: 1 },
          { url: "https://cdn.example.com/3.jpg" },
        ],
      },
      {
        key: "moss",
        name: "Moss",
        description: "Moss",
        details: "",
        price: "18.00",
        stockQuantity: 1,
        variants: [],
        pictures: [{ url: "https://cdn.example.com/4.jpg" }],
      },
    ]);
    expect(unread).toEqual(["Vendor", "SEO Title"]);
  });

  test("its newer names of the columns are read as well", () => {
    const { items } = readTable(
      csv(
        [
          "Title",
          "URL handle",
          "Description",
          "Price",
          "Inventory quantity",
          "Product image URL",
        ],
        [
          "Moss",
          "moss",
          "Green.",
          "18.00",
          "2",
          "https://cdn.example.com/4.jpg",
        ],
      ),
    );
    expect(items).toMatchObject([
      { key: "moss", description: "Green.", price: "18.00", stockQuantity: 2 },
    ]);
  });
});

test("Etsy lists all pictures and all values of the options in one row", () => {
  const { items, unread } = readTable(
    csv(
      [
        "TITLE",
        "DESCRIPTION",
        "PRICE",
        "CURRENCY_CODE",
        "QUANTITY",
        "TAGS",
        "IMAGE1",
        "IMAGE2",
        "VARIATION 1 TYPE",
        "VARIATION 1 NAME",
        "VARIATION 1 VALUES",
        "VARIATION 2 VALUES",
        "SKU",
      ],
      [
        "Tide &amp; Agate",
        "Line one\nLine two",
        "24,50",
        "EUR",
        "5",
        "hair,clip",
        "https://i.example.com/a.jpg",
        "https://i.example.com/b.jpg",
        "Size",
        "Size",
        "Small,Large",
        "Gold,Silver",
        "",
      ],
    ),
  );
  expect(items).toEqual([
    {
      key: "Tide &amp; Agate",
      name: "Tide & Agate",
      description: "Line one\nLine two",
      details: "",
      price: "24.50",
      variants: [
        "Small / Gold",
        "Small / Silver",
        "Large / Gold",
        "Large / Silver",
      ].map((title) => ({ title, price: "24.50" })),
      pictures: [
        { url: "https://i.example.com/a.jpg" },
        { url: "https://i.example.com/b.jpg" },
      ],
    },
  ]);
  expect(unread).toEqual(["TAGS"]);
});

test("Big Cartel has a row for each option", () => {
  const { items } = readTable(
    csv(
      [
        "product_name",
        "permalink",
        "product_description",
        "price",
        "option_name",
        "quantity",
        "image_url_1",
        "image_url_2",
      ],
      [
        "Honey",
        "honey",
        "Sweet.",
        "20.0",
        "Small",
        "1",
        "https://b.example.com/1.jpg",
        "",
      ],
      [
        "Honey",
        "honey",
        "Sweet.",
        "20.0",
        "Large",
        "2",
        "https://b.example.com/1.jpg",
        "https://b.example.com/2.jpg",
      ],
    ),
  );
  expect(items).toMatchObject([
    {
      key: "honey",
      name: "Honey",
      variants: [
        { title: "Small", stockQuantity: 1 },
        { title: "Large", stockQuantity: 2 },
      ],
      pictures: [
        { url: "https://b.example.com/1.jpg" },
        { url: "https://b.example.com/2.jpg" },
      ],
    },
  ]);
});

test("a long text goes on in the details, after a whole sentence", () => {
  const sentence = "This clip was poured on a quiet morning. ";
  const [item] = readTable(
    csv(["Title", "Description", "Price"], ["Long", sentence.repeat(60), "20"]),
  ).items;
  expect(item?.description.length).toBeLessThanOrEqual(1_000);
  expect(item?.description).toEndWith("morning.");
  expect(item?.details).toStartWith("This clip");
});

test("refuses what is no list of clips, and one without end", () => {
  const refusal = (text: string) => {
    try {
      readTable(text);
    } catch (error) {
      return error instanceof Error ? error.message : "";
    }
    return "taken";
  };
  for (const text of [
    "",
    "\u0000\u0001",
    "name;mail\nAnna;a@example.com",
    '"',
    "[]",
  ])
    expect(refusal(text)).toContain("importTable");
  const many = Array.from({ length: 100_000 }, (_, index) => `c${index},20`);
  const startedAt = performance.now();
  expect(refusal(`title,price\n${many.join("\n")}`)).toContain("importMany");
  expect(performance.now() - startedAt).toBeLessThan(5_000);
});
