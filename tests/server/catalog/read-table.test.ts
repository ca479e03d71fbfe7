import { describe, expect, test } from "bun:test";
import { renderMarkdown } from "#server/site/markdown.ts";
import { readTable as readBytes } from "#server/catalog/read-table.ts";

const readTable = (table: string, currency = "EUR") =>
  readBytes(new TextEncoder().encode(table), currency);

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

  test("a product has a row for each variant and each further picture", async () => {
    const { items, unread } = await readTable(
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
        losses: [],
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
        losses: [],
      },
    ]);
    expect(unread).toEqual(["Vendor", "SEO Title"]);
  });

  test("its newer names of the columns are read as well", async () => {
    const { items } = await readTable(
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

test("Etsy lists all pictures and all values of the options in one row", async () => {
  const { items, unread } = await readTable(
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
      stockQuantity: 5,
      pictures: [
        { url: "https://i.example.com/a.jpg" },
        { url: "https://i.example.com/b.jpg" },
      ],
      losses: [],
    },
  ]);
  expect(unread).toEqual(["TAGS"]);
});

test("Big Cartel has a row for each option", async () => {
  const { items } = await readTable(
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

test("a long text goes on in the details, after a whole sentence", async () => {
  const sentence = "This clip was poured on a quiet morning. ";
  const { items } = await readTable(
    csv(["Title", "Description", "Price"], ["Long", sentence.repeat(60), "20"]),
  );
  const [item] = items;
  expect(item?.description.length).toBeLessThanOrEqual(1_000);
  expect(item?.description).toEndWith("morning.");
  expect(item?.details).toStartWith("This clip");
});

/** The key of the text with which a table is refused; or "taken". */
async function refusal(table: string | Uint8Array): Promise<string> {
  try {
    if (typeof table === "string") await readTable(table);
    else await readBytes(table, "EUR");
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
  return "taken";
}

test("refuses what is no list of clips, and one without end", async () => {
  for (const text of ["", "name;mail\nAnna;a@example.com", "[]"])
    expect(await refusal(text)).toContain("importTable");
  const many = Array.from({ length: 100_000 }, (_, index) => `c${index},20`);
  expect(await refusal(`title,price\n${many.join("\n")}`)).toContain(
    "importMany",
  );
});

describe("one separator", () => {
  test("is found once, outside quotation marks", async () => {
    for (const table of [
      "title,description,price,quantity\nWomen&#39;s clip,Handmade 8 cm,24.00,2",
      'title;"a,b,c,d,e";description;price;quantity\n"Women&#39;s clip";;Handmade 8 cm;24,00;2',
      "sep=;\ntitle;description;a,b,c,d,e;price;quantity\nWomen's clip;Handmade 8 cm;;24,00;2",
      'title\tdescription\tprice\tquantity\r\n"Women\'s clip"\tHandmade 8 cm\t€ 24,00\t2\r\n',
    ]) {
      const { items, left } = await readTable(table);
      expect(items).toMatchObject([
        {
          name: "Women's clip",
          description: "Handmade 8 cm",
          price: "24.00",
          stockQuantity: 2,
        },
      ]);
      expect(left.unevenRows).toBe(0);
    }
  });

  test("a row with more or fewer cells is left out, and named", async () => {
    const { items, unevenRows, left } = await readTable(
      [
        "title,price,quantity",
        "Fern,24.00,2",
        "Klammer,24,50,2",
        "",
        "Moss,20",
        '"Two, ""quoted""",20,1,,',
      ].join("\n"),
    );
    expect(items.map(({ name }) => name)).toEqual(["Fern", 'Two, "quoted"']);
    expect(unevenRows).toEqual([3, 5]);
    expect(left).toEqual({ unevenRows: 2, drafts: 0, giftCards: 0 });
  });

  test("a quotation without end is named by its row", async () => {
    const table = 'title,price\nFern,20\n"Moss,20\nTide,20';
    expect(await refusal(table)).toContain('"tableQuote",3');
  });
});

describe("a price", () => {
  const PRICES: [cell: string, price: string][] = [
    ["24", "24.00"],
    ["24,5", "24.50"],
    ["€24.00", "24.00"],
    ["24,00 €", "24.00"],
    ["EUR 24.00", "24.00"],
    ["24.00eur", "24.00"],
    ["1,234.50", "1234.50"],
    ["1.234,50 €", "1234.50"],
    ["1 234,50", "1234.50"],
    ["from 20 to 30", ""],
    ["20-30", ""],
    ["20 30", ""],
    ["-5.00", ""],
    ["ab 24", ""],
    ["€24 EUR", ""],
    ["24.00 each", ""],
    ["1,234", ""],
    ["2e3", ""],
    ["&#8364;24.00", "24.00"],
    [`${"9".repeat(50)}`, ""],
  ];

  test("is one number with at most a sign or code of a currency", async () => {
    for (const [cell, price] of PRICES) {
      const { items } = await readTable(csv(["title", "price"], ["A", cell]));
      expect([cell, items[0]?.price]).toEqual([cell, price]);
    }
  });

  test("of an option that cannot be read is none of the clip", async () => {
    const { items } = await readTable(
      "handle,title,price,option1 value\na,A,20,S\na,,from 30,L",
    );
    expect(items).toMatchObject([{ price: "" }]);
  });

  test("in another currency than the shop's says so", async () => {
    const currenciesOf = async (cell: string, code: string, shop: string) =>
      (
        await readTable(
          csv(["title", "price", "CURRENCY_CODE"], ["A", cell, code]),
          shop,
        )
      ).currencies;
    expect(await currenciesOf("24", "USD", "EUR")).toEqual(["USD"]);
    expect(await currenciesOf("$24", "", "EUR")).toEqual(["$"]);
    expect(await currenciesOf("24 kr", "", "EUR")).toEqual(["kr"]);
    for (const [cell, code, shop] of [
      ["24", "EUR", "EUR"],
      ["24 €", "", "EUR"],
      ["24", "", "EUR"],
      ["$24", "cad", "CAD"],
      ["CA$24", "", "CAD"],
      ["US$24", "USD", "USD"],
      ["24 kr.", "", "DKK"],
      ["24 zł", "", "PLN"],
    ] as const)
      expect(await currenciesOf(cell, code, shop)).toEqual([]);
  });
});

describe("letters", () => {
  const TABLE = "title;price\nPince dorée à l’œil, Größe ß;24,00 €\n";
  const NAME = "Pince dorée à l’œil, Größe ß";
  const wide = (text: string, isBig: boolean, mark: boolean) => {
    const bytes = Buffer.from(mark ? `\ufeff${text}` : text, "utf16le");
    return new Uint8Array(isBig ? bytes.swap16() : bytes);
  };
  const WINDOWS = { "’": 0x92, œ: 0x9c, "€": 0x80 };
  const windows = (text: string) =>
    new Uint8Array(
      Array.from(text, (sign) =>
        sign in WINDOWS
          ? Number(Reflect.get(WINDOWS, sign))
          : sign.charCodeAt(0),
      ),
    );

  test("are read from UTF-8, UTF-16 and Windows-1252", async () => {
    const utf8 = new TextEncoder().encode(`\ufeff${TABLE}`);
    const files = [true, false].flatMap((isBig) =>
      [true, false].map((mark) => wide(TABLE, isBig, mark)),
    );
    for (const bytes of [utf8, ...files]) {
      const { items, isGuessed } = await readBytes(bytes, "EUR");
      expect(items).toMatchObject([{ name: NAME, price: "24.00" }]);
      expect(isGuessed).toBe(false);
    }
    const { items, isGuessed } = await readBytes(windows(TABLE), "EUR");
    expect(items).toMatchObject([{ name: NAME, price: "24.00" }]);
    expect(isGuessed).toBe(true);
  });

  test("of any other kind are refused", async () => {
    const head = [...new TextEncoder().encode("title,price\n")];
    const table = (...name: number[]) => new Uint8Array([...head, ...name]);
    const utf8 = [...new TextEncoder().encode("Größe ")];
    for (const bytes of [
      // Mac: "Grün", "é". Cyrillic: "Заколка". Damaged UTF-8. No text at all.
      table(0x47, 0x72, 0x9f, 0x6e),
      table(0x8e, 0x74, 0x8e),
      table(0xc7, 0xe0, 0xea, 0xee, 0xeb, 0xea, 0xe0),
      table(...utf8, 0xe9),
      table(0, 1, 2),
      new Uint8Array([0xff, 0xfe, 0x41]),
    ])
      expect(await refusal(bytes)).toContain("tableLetters");
  });
});

describe("what is sold in Shopify", () => {
  const HEADER = [
    "Handle",
    "Title",
    "Option1 Value",
    "Variant Inventory Tracker",
    "Variant Inventory Qty",
    "Variant Inventory Policy",
    "Variant Price",
    "Gift Card",
    "Status",
  ];

  test("is counted only where it is tracked and ends with its stock", async () => {
    const { items } = await readTable(
      csv(
        HEADER,
        ["a", "A", "S", "", "5", "deny", "20", "false", "active"],
        ["a", "", "M", "shopify", "5", "continue", "20", "", ""],
        ["a", "", "L", "shopify", "-2", "deny", "20", "", ""],
        ["b", "B", "", "shopify", "3", "deny", "20", "false", "active"],
        ["c", "C", "", "", "0", "deny", "20", "false", "active"],
      ),
    );
    expect(items).toMatchObject([
      {
        variants: [
          { title: "S", price: "20.00" },
          { title: "M", price: "20.00" },
          { title: "L", price: "20.00", stockQuantity: 0 },
        ],
      },
      { stockQuantity: 3 },
      { name: "C" },
    ]);
    const [a, , c] = items;
    const counts = a?.variants.map(({ stockQuantity }) => stockQuantity);
    expect(counts).toEqual([undefined, undefined, 0]);
    expect(c?.stockQuantity).toBeUndefined();
  });

  test("is neither a gift card nor a draft, and these are counted", async () => {
    const { items, left } = await readTable(
      csv(
        HEADER,
        ["g", "Gift", "10", "", "", "", "10", "true", "active"],
        ["g", "", "20", "", "", "", "20", "", ""],
        ["d", "Draft", "", "", "", "", "10", "false", "draft"],
        ["o", "Old", "", "", "", "", "10", "false", "archived"],
        ["b", "B", "", "", "", "", "20", "false", "active"],
      ),
    );
    expect(items.map(({ name }) => name)).toEqual(["B"]);
    expect(left).toEqual({ unevenRows: 0, drafts: 2, giftCards: 1 });
  });
});

describe("Etsy", () => {
  test("two listings of one title are two clips", async () => {
    const { items } = await readTable(
      csv(
        ["TITLE", "PRICE", "QUANTITY", "VARIATION 1 VALUES"],
        ["Fern", "20", "1", ""],
        ["Fern", "22", "2", "S,L"],
        ["Fern (2)", "24", "1", ""],
        ["Fern", "26", "1", ""],
      ),
    );
    expect(items).toMatchObject([
      { key: "Fern", name: "Fern", price: "20.00" },
      { key: "Fern (2)", name: "Fern", price: "22.00", stockQuantity: 2 },
      { name: "Fern (2)", price: "24.00" },
      { name: "Fern", price: "26.00" },
    ]);
    expect(new Set(items.map(({ key }) => key)).size).toBe(4);
  });

  test("entities are decoded, lines stay, and no sign becomes a tag", async () => {
    const TEXTS: [cell: string, text: string][] = [
      ["5 &lt; 6 &amp; 7\nMore &hearts;", "5 < 6 & 7\nMore ♥"],
      ["I <3 it\nand 7 > 6 < 8", "I <3 it\nand 7 > 6 < 8"],
      ["&constructor; &toString; &#233;&#xe9;", "&constructor; &toString; éé"],
      ["<p>One&nbsp;two</p>\n<p>three</p>", "One two\n\nthree"],
      ["&lt;b&gt;bold&lt;/b&gt;", "<b>bold</b>"],
      ["a<!-- b --><script>c</script><br>d", "a\nd"],
      ["<p>a<style>x{}", "a"],
    ];
    for (const [cell, text] of TEXTS) {
      const { items } = await readTable(
        csv(["title", "description", "price"], ["A", cell, "20"]),
      );
      expect(items[0]?.description).toBe(text);
    }
  });

  test("the rest of a long text is shown as it is, not as Markdown", async () => {
    const rest = [
      "# No heading",
      "1. no *list* of __mine__",
      "- nor `here`",
      "> or [there](https://example.com) ~~gone~~ &amp;amp; <b",
      "| a | b |",
      "| - | - |",
      "===",
      "---",
    ].join("\n");
    const { items } = await readTable(
      csv(
        ["title", "description", "price"],
        ["A", `${"Word. ".repeat(160)}\n\n${rest}`, "20"],
      ),
    );
    const html = renderMarkdown(items[0]?.details ?? "");
    const tags = new Set(
      Array.from(html.matchAll(/<\/?([a-z0-9]+)/g), (m) => m[1]),
    );
    expect([...tags].filter((tag) => tag !== "br")).toEqual(["p"]);
    const text = html
      .replace(/<br>/g, "")
      .replace(/<\/?p>/g, "")
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&amp;", "&")
      .trim();
    expect(text).toBe(rest.replace("&amp;amp;", "&amp;"));
  });
});

describe("what does not come whole is said", () => {
  const lossesOf = async (...rows: string[][]) =>
    Object.fromEntries(
      (await readTable(csv(...rows))).items.flatMap(({ losses }) =>
        losses.map(({ of, count }) => [of, count]),
      ),
    );

  test("options over 20 and pictures over 8", async () => {
    const values = (count: number) =>
      Array.from({ length: count }, (_, at) => `v${at}`).join(",");
    const urls = Array.from(
      { length: 11 },
      (_, at) => `https://a.example/${at}`,
    );
    expect(
      await lossesOf(
        [
          "title",
          "price",
          "images",
          "variation 1 values",
          "variation 2 values",
        ],
        ["A", "20", urls.join(", "), values(5), values(6)],
      ),
    ).toEqual({ options: 10, pictures: 3 });
    expect(
      await lossesOf(
        ["handle", "title", "price", "option1 value", "image src"],
        ...Array.from({ length: 23 }, (_, at) => [
          ...["a", "A", "20"],
          ...[`v${at}`, urls[at % 11] ?? ""],
        ]),
      ),
    ).toEqual({ options: 3, pictures: 3 });
  });

  test("a title that is cut, never within a sign", async () => {
    const family = "👨‍👩‍👧‍👦";
    const long = "a".repeat(95) + family;
    const { items } = await readTable(csv(["title", "price"], [long, "20"]));
    expect(items).toMatchObject([
      { name: "a".repeat(95), losses: [{ of: "name", count: 1 }] },
    ]);
    const option = "b".repeat(59) + family;
    const { items: second } = await readTable(
      csv(["title", "price", "option1 value"], ["A", "20", option]),
    );
    expect(second).toMatchObject([
      {
        variants: [{ title: "b".repeat(59) }],
        losses: [{ of: "optionNames", count: 1 }],
      },
    ]);
  });

  test("marks that nobody sees are left out", async () => {
    const { items } = await readTable(
      csv(
        ["title", "description", "price"],
        ["Fe\u202ern\u0007", "A&#x202e;b\tc\u2028d", "20"],
      ),
    );
    expect(items).toMatchObject([
      {
        name: "Fern",
        description: "Ab c\nd",
        losses: [{ of: "marks", count: 1 }],
      },
    ]);
  });

  test("a text that is longer than a product's", async () => {
    const long = "This clip was poured on a quiet morning. ".repeat(200);
    const { items } = await readTable(
      csv(["title", "description", "price"], ["A", long, "20"]),
    );
    expect(items[0]?.losses).toEqual([{ of: "text", count: 1 }]);
  });
});
