import { describe, expect, test } from "bun:test";
import { renderMarkdown } from "#server/site/markdown.ts";

describe("a page's Markdown", () => {
  test("becomes lists, tables, links, and headings below the page's title", () => {
    const html = renderMarkdown(
      "# Where to\n\nWe send **anywhere**.\n\n- by post\n- [by hand](/care)\n\n| To | Days |\n| - | - |\n| Rome | 3 |",
    );
    expect(html).toContain("<h2>Where to</h2>");
    expect(html).toContain("<strong>anywhere</strong>");
    expect(html).toContain('<li><a href="/care">by hand</a></li>');
    expect(html).toContain("<td>Rome</td>");
  });

  test("keeps the line breaks that were typed", () => {
    expect(renderMarkdown("One\nTwo  \nThree\n\n- a\n  b")).toBe(
      "<p>One<br>\nTwo<br>\nThree</p>\n<ul>\n<li>a<br>\nb</li>\n</ul>\n",
    );
  });

  test.each([
    ["# A\n## B\n## C\n# D", "A2 B3 C3 D2"],
    ["## A\n## B\n### C", "A2 B2 C3"],
    ["#### A\n# B\n###### C", "A2 B2 C3"],
    ["### A\n## B\n### C\n> # D", "A2 B2 C3 D2"],
    ["# A\n## B\n### C\n#### D\n##### E\n###### F", "A2 B3 C4 D5 E6 F6"],
  ])("skips no heading level: %j", (markdown, levels) => {
    const found = renderMarkdown(markdown).matchAll(/<h(\d)>(\w)<\/h\1>/g);
    const named = [...found].map(([, level, name]) => `${name}${level}`);
    expect(named.join(" ")).toBe(levels);
  });

  test("links to mail, phone and the web", () => {
    for (const address of [
      "mailto:me@example.com",
      "tel:+441234",
      "https://example.com/?a=1&b=2",
      "#below",
    ])
      expect(renderMarkdown(`[here](${address})`)).toContain(
        `<a href="${address.replaceAll("&", "&amp;")}">here</a>`,
      );
  });

  test("shows raw HTML as text", () => {
    for (const html of [
      "<script>alert(1)</script>",
      "before <script>alert(1)</script> after",
      '<img src=x onerror="alert(1)">',
      "<kbd><img src=x onerror=alert(1) </kbd>",
      "<pre><svg/onload=alert(1)></pre>",
      "<!-- <b> -->",
      "<style>body{display:none}</style>",
      "`<b>` and ``` <i>",
      "&lt;script&gt;",
    ]) {
      const shown = renderMarkdown(html);
      const tags = shown.match(/<[^>]*>/g) ?? [];
      expect(tags.filter((tag) => !/^<\/?(?:p|code|pre)>$/.test(tag))).toEqual(
        [],
      );
      expect(shown.replaceAll(/<\/?(?:p|code|pre)>/g, "")).not.toContain("<");
    }
  });

  test("drops script, data, file and protocol-relative addresses", () => {
    for (const address of [
      "javascript:alert(1)",
      "JaVaScRiPt:alert(1)",
      "&#106;avascript:alert(1)",
      "java\tscript:alert(1)",
      "data:text/html,<script>alert(1)</script>",
      "vbscript:x",
      "//evil.example.com",
      "file:///etc/passwd",
    ]) {
      const shown = renderMarkdown(`[here](<${address}>) ![shown](${address})`);
      expect(shown).not.toContain("href");
      expect(shown).not.toContain("src");
    }
    expect(renderMarkdown("[a]: javascript:alert(1)\n\n[a]")).not.toContain(
      "href",
    );
  });

  test("cannot break out of an attribute", () => {
    const shown = renderMarkdown(
      `[x](https://e.com/"onmouseover="alert) ![a"b' onload=x](https://e.com/p.png "t")`,
    );
    expect(shown).not.toMatch(/"\s*on\w+=/);
  });

  test("renders deep nesting and pathological patterns in under five seconds", () => {
    const started = performance.now();
    for (const text of [
      ">".repeat(20_000),
      "*a_".repeat(6_000),
      "[".repeat(20_000),
      "- ".repeat(10_000),
      "`".repeat(20_000),
      "![](".repeat(5_000),
      "<".repeat(20_000),
      "|a".repeat(10_000),
      `${" ".repeat(19_999)}a`,
    ])
      expect(typeof renderMarkdown(text)).toBe("string");
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});
