import { useEffect, useRef, useState } from "react";
import {
  type LetterPart,
  readLetter,
  writeLetter,
} from "#shared/letters/parts.ts";
import { useMessages } from "#web/data/messages.ts";
import { markByKey } from "#web/ui/markdown/apply-mark.ts";
import { LetterTools } from "./LetterTools.tsx";
import { PartRow } from "./PartRow.tsx";
import * as css from "./Letters.css.ts";

type LetterTextProps = {
  markdown: string;
  isReadOnly: boolean;
  onChange: (markdown: string) => void;
};

type Keyed = { key: number; part: LetterPart };

let keys = 0;
const keyed = (part: LetterPart): Keyed => {
  keys += 1;
  return { key: keys, part };
};
const EMPTY: LetterPart = { kind: "text", markdown: "" };

/** Text can be typed before, between and after pictures and clips. */
function withRoom(parts: readonly Keyed[]): Keyed[] {
  const roomy: Keyed[] = [];
  for (const each of parts) {
    const last = roomy.at(-1);
    const isText = each.part.kind === "text";
    if (!isText && last?.part.kind !== "text") roomy.push(keyed(EMPTY));
    if (isText && last?.part.kind === "text") {
      const texts = [last, each].map(({ part }) =>
        part.kind === "text" ? part.markdown : "",
      );
      const markdown = texts.filter((text) => text.trim() !== "").join("\n\n");
      roomy[roomy.length - 1] = {
        key: last.key,
        part: { kind: "text", markdown },
      };
    } else roomy.push(each);
  }
  if (roomy.at(-1)?.part.kind !== "text") roomy.push(keyed(EMPTY));
  return roomy;
}

const toMarkdown = (parts: readonly Keyed[]) =>
  writeLetter(
    parts
      .map(({ part }) => part)
      .filter((part) => part.kind !== "text" || part.markdown.trim() !== ""),
  );

/** A letter's Markdown, in which pictures and clips are rows. */
export function LetterText(props: LetterTextProps) {
  const { markdown, isReadOnly, onChange } = props;
  const { text: label } = useMessages("letters").editor;
  const [parts, setParts] = useState(() =>
    withRoom(readLetter(markdown).map(keyed)),
  );
  const [active, setActive] = useState(parts[0]?.key);
  const areas = useRef(new Map<number, HTMLTextAreaElement>());

  const change = (next: Keyed[]) => {
    setParts(next);
    onChange(toMarkdown(next));
  };
  const replace = (key: number, part: LetterPart) =>
    change(parts.map((each) => (each.key === key ? { key, part } : each)));

  /** Puts a row where the cursor is, and splits the text there. */
  const insert = (part: LetterPart) => {
    const at = parts.findIndex(({ key }) => key === active);
    const current = parts[at] ?? parts.at(-1);
    const area = current && areas.current.get(current.key);
    if (current?.part.kind !== "text" || !area)
      return change(withRoom([...parts, keyed(part)]));
    const { selectionStart: cut, value } = area;
    const after = keyed({ kind: "text", markdown: value.slice(cut).trim() });
    const before: Keyed = {
      key: current.key,
      part: { kind: "text", markdown: value.slice(0, cut).trimEnd() },
    };
    const row = keyed(part);
    change(
      withRoom(
        parts.flatMap((each) =>
          each === current ? [before, row, after] : [each],
        ),
      ),
    );
    setActive(after.key);
  };

  const areaOf = () =>
    active === undefined ? undefined : areas.current.get(active);

  return (
    <>
      {!isReadOnly && <LetterTools areaOf={areaOf} onInsert={insert} />}
      <div className={css.text}>
        {parts.map(({ key, part }, index) =>
          part.kind === "text" ? (
            <TextPart
              key={key}
              label={label}
              value={part.markdown}
              isReadOnly={isReadOnly}
              isLast={index === parts.length - 1}
              areaRef={(area) => {
                if (area) areas.current.set(key, area);
                else areas.current.delete(key);
              }}
              onFocus={() => setActive(key)}
              onChange={(value) =>
                replace(key, { kind: "text", markdown: value })
              }
            />
          ) : (
            <PartRow
              key={key}
              part={part}
              isReadOnly={isReadOnly}
              onChange={(changed) => replace(key, changed)}
              onRemove={() =>
                change(withRoom(parts.filter((each) => each.key !== key)))
              }
              onMoveUp={
                parts.slice(0, index).some(isFilled)
                  ? () => change(withRoom(movedUp(parts, index)))
                  : undefined
              }
            />
          ),
        )}
      </div>
    </>
  );
}

const isFilled = ({ part }: Keyed) =>
  part.kind !== "text" || part.markdown.trim() !== "";

/** Moves a row before what stands above it. */
function movedUp(parts: readonly Keyed[], index: number): Keyed[] {
  const row = parts[index];
  const target = parts.slice(0, index).filter(isFilled).at(-1);
  return parts.flatMap((each) => {
    if (each === row) return [];
    return each === target && row ? [row, each] : [each];
  });
}

type TextPartProps = {
  label: string;
  value: string;
  isReadOnly: boolean;
  isLast: boolean;
  areaRef: (area: HTMLTextAreaElement | null) => void;
  onFocus: () => void;
  onChange: (value: string) => void;
};

/** A text that grows with what is typed. */
function TextPart(props: TextPartProps) {
  const { value, isLast } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured with each text
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    element.style.height = "auto";
    element.style.height = `${element.scrollHeight}px`;
  }, [value, isLast]);
  return (
    <textarea
      ref={(element) => {
        area.current = element;
        props.areaRef(element);
      }}
      className={css.area}
      data-last={isLast || undefined}
      aria-label={props.label}
      dir="auto"
      rows={1}
      value={value}
      readOnly={props.isReadOnly}
      onFocus={props.onFocus}
      onKeyDown={markByKey}
      onChange={(event) => props.onChange(event.target.value)}
    />
  );
}
