import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
} from "react";
import { useMessages } from "#web/data/messages.ts";
import { Icon } from "./Icon.tsx";
import { applyMark, type Mark, MARK_KEYS, markByKey, MARKS } from "./marks.ts";
import { classNames } from "./class-names.ts";
import { FieldError } from "./FieldError.tsx";
import * as css from "./Markdown.css.ts";
import { field, input, label as labelClass } from "./TextField.css.ts";

type MarkToolsProps = {
  /** The text that the tools work on. */
  areaOf: () => HTMLTextAreaElement | null | undefined;
  /** Further tools. */
  children?: ReactNode;
};

const SIGNS: Record<Mark, ReactNode> = {
  heading: <span className={css.headingSign}>H</span>,
  bold: <b>B</b>,
  italic: <i className={css.italicSign}>i</i>,
  list: <Icon name="list" />,
  link: <Icon name="link" />,
};

/** Pressing a tool must not take the cursor out of the text. */
export const keepFocus = (event: { preventDefault(): void }) =>
  event.preventDefault();

/** Moves the focus along the bar, the way that it is read. */
function moveFocus({ key, currentTarget, target }: KeyboardEvent): void {
  if (key !== "ArrowLeft" && key !== "ArrowRight") return;
  const isRtl = getComputedStyle(currentTarget).direction === "rtl";
  const tools = [...currentTarget.querySelectorAll("button")];
  const at = tools.findIndex((tool) => tool === target);
  tools[at + ((key === "ArrowLeft") === isRtl ? 1 : -1)]?.focus();
}

/** The bar of a text that is written as Markdown. */
export function MarkTools({ areaOf, children }: MarkToolsProps) {
  const t = useMessages("panel").markdown;
  return (
    <div
      className={css.tools}
      role="toolbar"
      aria-label={t.tools}
      onKeyDown={moveFocus}
    >
      <div className={css.group}>
        {MARKS.map((mark) => (
          <button
            key={mark}
            type="button"
            className={css.tool}
            aria-label={t[mark]}
            title={t[mark]}
            aria-keyshortcuts={
              MARK_KEYS[mark] && `Control+${MARK_KEYS[mark].toUpperCase()}`
            }
            onMouseDown={keepFocus}
            onClick={() => {
              const area = areaOf();
              if (area) applyMark(area, mark);
            }}
          >
            {SIGNS[mark]}
          </button>
        ))}
      </div>
      {children && <div className={css.group}>{children}</div>}
    </div>
  );
}

type MarkdownAreaProps = Omit<ComponentProps<"textarea">, "ref" | "id"> & {
  label: string;
  error?: string | undefined;
};

/** A text area with a label, an error and the bar that marks its words. */
export function MarkdownArea(props: MarkdownAreaProps) {
  const { label, error, className, ...rest } = props;
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  return (
    <div className={field}>
      <label className={labelClass} htmlFor={id}>
        {label}
      </label>
      <div className={css.box}>
        <MarkTools areaOf={() => area.current} />
        <textarea
          dir="auto"
          {...rest}
          ref={area}
          id={id}
          className={classNames(input, css.area, className)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onKeyDown={markByKey}
        />
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
