import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { version } from "../../package.json";

const README = join(import.meta.dir, "..", "..", "README.md");
const BEGIN = "<!-- figures -->";
const END = "<!-- /figures -->";
const HEAD = ["What", "Figure", "Target", "In numbers"];

/** A row of the benchmark's table. */
export type Figure = {
  what: string;
  figure: string;
  /** Undefined for a figure without a target. */
  target?: string;
  /** The measurements that the figure is made from. */
  detail?: string;
};

/** Formats a ratio; ratios can be compared between machines, unlike times. */
export const ratio = (value: number) => value.toFixed(2);

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Formats the figures as a Markdown table with aligned columns. */
export function toTable(figures: readonly Figure[]): string {
  const rows = [
    HEAD,
    ...figures.map(({ what, figure, target = "", detail = "" }) => [
      what,
      figure,
      target,
      detail,
    ]),
  ];
  const widths = HEAD.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const [head = "", ...body] = rows.map(line);
  const rule = line(widths.map((width) => "-".repeat(width)));
  return [head, rule, ...body].join("\n");
}

/** Writes the table into the README, in place of the previous table. */
export function writeReadme(figures: readonly Figure[]): void {
  const readme = readFileSync(README, "utf8");
  const begin = readme.indexOf(BEGIN);
  const end = readme.indexOf(END);
  if (begin < 0 || end < begin)
    throw new Error(`The README has no place for figures: ${BEGIN} ${END}`);
  const today = new Date().toISOString().slice(0, 10);
  const text = [
    BEGIN,
    `Version ${version}, ${today}:`,
    toTable(figures),
    END,
  ].join("\n\n");
  writeFileSync(
    README,
    readme.slice(0, begin) + text + readme.slice(end + END.length),
  );
}
