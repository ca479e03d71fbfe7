import { useEffect, useRef, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import {
  type LetterBlock,
  readLetter,
  writeLetter,
} from "#shared/letters/rules.ts";
import { useMessages } from "#web/data/messages.ts";
import { markByKey } from "#web/ui/marks.ts";
import { pictureAtLeast } from "#shared/images/rules.ts";
import { productsQuery } from "#web/data/queries.ts";
import { ProductPrice } from "#web/ui/Price.tsx";
import { IconButton } from "#web/ui/IconButton.tsx";
import { LetterTools } from "./LetterTools.tsx";
import * as css from "./Letters.css.ts";

type Keyed = { key: number; block: LetterBlock };

let keys = 0;
const keyed = (block: LetterBlock): Keyed => {
  keys += 1;
  return { key: keys, block };
};
const EMPTY: LetterBlock = { kind: "text", markdown: "" };

/** Text can be typed before, between and after pictures and clips. */
function withRoom(blocks: readonly Keyed[]): Keyed[] {
  const roomy: Keyed[] = [];
  for (const each of blocks) {
    const last = roomy.at(-1);
    const isText = each.block.kind === "text";
    if (!isText && last?.block.kind !== "text") roomy.push(keyed(EMPTY));
    if (isText && last?.block.kind === "text") {
      const texts = [last, each].map(({ block }) =>
        block.kind === "text" ? block.markdown : "",
      );
      const markdown = texts.filter((text) => text.trim() !== "").join("\n\n");
      roomy[roomy.length - 1] = {
        key: last.key,
        block: { kind: "text", markdown },
      };
    } else roomy.push(each);
  }
  if (roomy.at(-1)?.block.kind !== "text") roomy.push(keyed(EMPTY));
  return roomy;
}

const toMarkdown = (blocks: readonly Keyed[]) =>
  writeLetter(
    blocks
      .map(({ block }) => block)
      .filter((block) => block.kind !== "text" || block.markdown.trim() !== ""),
  );

/** A letter's Markdown, in which pictures and clips are rows. */
export function LetterText(props: {
  markdown: string;
  isReadOnly: boolean;
  onChange: (markdown: string) => void;
}) {
  const { markdown, isReadOnly, onChange } = props;
  const { text: label } = useMessages("panel").letters.editor;
  const [blocks, setBlocks] = useState(() =>
    withRoom(readLetter(markdown).map(keyed)),
  );
  const [active, setActive] = useState(blocks[0]?.key);
  const areas = useRef(new Map<number, HTMLTextAreaElement>());

  const change = (next: Keyed[]) => {
    setBlocks(next);
    onChange(toMarkdown(next));
  };
  const replace = (key: number, block: LetterBlock) =>
    change(blocks.map((each) => (each.key === key ? { key, block } : each)));

  /** Puts a row where the cursor is, and splits the text there. */
  const insert = (block: LetterBlock) => {
    const at = blocks.findIndex(({ key }) => key === active);
    const current = blocks[at] ?? blocks.at(-1);
    const area = current && areas.current.get(current.key);
    if (current?.block.kind !== "text" || !area)
      return change(withRoom([...blocks, keyed(block)]));
    const { selectionStart: cut, value } = area;
    const after = keyed({ kind: "text", markdown: value.slice(cut).trim() });
    const before: Keyed = {
      key: current.key,
      block: { kind: "text", markdown: value.slice(0, cut).trimEnd() },
    };
    const row = keyed(block);
    change(
      withRoom(
        blocks.flatMap((each) =>
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
        {blocks.map(({ key, block }, index) =>
          block.kind === "text" ? (
            <TextBlock
              key={key}
              label={label}
              value={block.markdown}
              isReadOnly={isReadOnly}
              isLast={index === blocks.length - 1}
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
            <BlockRow
              key={key}
              block={block}
              isReadOnly={isReadOnly}
              onChange={(changed) => replace(key, changed)}
              onRemove={() =>
                change(withRoom(blocks.filter((each) => each.key !== key)))
              }
              onMoveUp={
                blocks.slice(0, index).some(isFilled)
                  ? () => change(withRoom(movedUp(blocks, index)))
                  : undefined
              }
            />
          ),
        )}
      </div>
    </>
  );
}

const isFilled = ({ block }: Keyed) =>
  block.kind !== "text" || block.markdown.trim() !== "";

/** Moves a row before what stands above it. */
function movedUp(blocks: readonly Keyed[], index: number): Keyed[] {
  const row = blocks[index];
  const target = blocks.slice(0, index).filter(isFilled).at(-1);
  return blocks.flatMap((each) => {
    if (each === row) return [];
    return each === target && row ? [row, each] : [each];
  });
}

/** A text that grows with what is typed. */
function TextBlock(props: {
  label: string;
  value: string;
  isReadOnly: boolean;
  isLast: boolean;
  areaRef: (area: HTMLTextAreaElement | null) => void;
  onFocus: () => void;
  onChange: (value: string) => void;
}) {
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

type RowBlock = Exclude<LetterBlock, { kind: "text" }>;

/** A picture or a clip of a letter, as a row. */
function BlockRow(props: {
  block: RowBlock;
  isReadOnly: boolean;
  onChange: (block: RowBlock) => void;
  onRemove: () => void;
  /** Absent where nothing stands above it. */
  onMoveUp: (() => void) | undefined;
}) {
  const { block, isReadOnly, onChange, onRemove, onMoveUp } = props;
  const t = useMessages("panel").letters.editor;
  const { data: products } = useQuery({
    ...productsQuery,
    enabled: block.kind === "clip",
  });
  const product =
    block.kind === "clip"
      ? products?.find(({ id }) => id === block.id)
      : undefined;
  const name =
    block.kind === "clip" ? (product?.name ?? block.name) : t.picture;
  const src =
    block.kind === "picture"
      ? block.imageUrl
      : product && pictureAtLeast(product.imageUrl, product.picture, 160);
  return (
    <fieldset className={css.row} aria-label={name}>
      {src && (
        <img className={css.thumb} src={src} alt="" width={56} height={56} />
      )}
      <div className={css.rowText}>
        <strong dir="auto">{name}</strong>
        {product && <ProductPrice product={product} isBare />}
        {block.kind === "picture" ? (
          <input
            className={css.alt}
            aria-label={t.alt}
            placeholder={t.alt}
            dir="auto"
            maxLength={150}
            value={block.alt}
            readOnly={isReadOnly}
            onChange={(event) =>
              onChange({ ...block, alt: event.target.value })
            }
          />
        ) : (
          <span>{t.upToDate}</span>
        )}
      </div>
      {!isReadOnly && (
        <div className={css.rowActions}>
          {onMoveUp && (
            <IconButton icon="up" label={t.moveUp(name)} onClick={onMoveUp} />
          )}
          <IconButton icon="trash" label={t.remove(name)} onClick={onRemove} />
        </div>
      )}
    </fieldset>
  );
}
