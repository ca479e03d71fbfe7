import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { version } from "../../package.json";
import type { LoadResult } from "#tests/support/process/load.ts";

const README = join(import.meta.dir, "..", "..", "README.md");
const ALL = join(import.meta.dir, "FIGURES.md");
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
  /**
   * The sentence of the README, for the few figures that every reader cares
   * about.
   */
  sentence?: string;
};

export type Rate = Pick<LoadResult, "perSecond" | "p99Ms">;

/** Formats a ratio; ratios can be compared between machines, unlike times. */
export const ratio = (value: number) => value.toFixed(2);

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The medians of what several slices of a load reached. */
export const typical = (slices: readonly Rate[]): Rate => ({
  perSecond: median(slices.map(({ perSecond }) => perSecond)),
  p99Ms: median(slices.map(({ p99Ms }) => p99Ms)),
});

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

/** Writes the table into FIGURES.md, and the sentences into the README. */
export function writeDocuments(figures: readonly Figure[]): void {
  const today = new Date().toISOString().slice(0, 10);
  const head = `Version ${version}, ${today}:`;
  const sentences = figures.flatMap(({ sentence }) => sentence ?? []);
  replacePart(ALL, [head, toTable(figures)]);
  replacePart(README, [head, sentences.map((each) => `- ${each}`).join("\n")]);
}

function replacePart(file: string, paragraphs: string[]): void {
  const text = readFileSync(file, "utf8");
  const begin = text.indexOf(BEGIN);
  const end = text.indexOf(END);
  if (begin < 0 || end < begin)
    throw new Error(`${file} has no place for figures: ${BEGIN} ${END}`);
  const part = [BEGIN, ...paragraphs, END].join("\n\n");
  writeFileSync(
    file,
    text.slice(0, begin) + part + text.slice(end + END.length),
  );
}
