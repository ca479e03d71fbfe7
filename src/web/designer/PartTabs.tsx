import type { KeyboardEvent } from "react";
import { useMessages } from "#web/data/messages.ts";
import * as css from "./PartTabs.css.ts";

/** The parts of a design, in the order in which they are offered. */
export type DesignPart = "letters" | "resin" | "charms";

type PartTabsProps = {
  /** The prefix of the ids of the tabs and their panels. */
  id: string;
  parts: readonly DesignPart[];
  shown: DesignPart;
  /** The text after a tab's name, such as "2/3". */
  badges: Partial<Record<DesignPart, string>>;
  onShow: (part: DesignPart) => void;
};

/** Tabs that choose the part of the design to show, if not all parts fit. */
export function PartTabs({ id, parts, shown, badges, onShow }: PartTabsProps) {
  const { parts: names } = useMessages("design");
  const move = (event: KeyboardEvent) => {
    const last = parts.length - 1;
    const at = parts.indexOf(shown);
    const next = {
      ArrowLeft: at === 0 ? last : at - 1,
      ArrowRight: at === last ? 0 : at + 1,
      Home: 0,
      End: last,
    }[event.key];
    const part = next === undefined ? undefined : parts[next];
    if (!part) return;
    event.preventDefault();
    onShow(part);
    document.getElementById(`${id}-${part}-tab`)?.focus();
  };
  return (
    <div className={css.tabs} role="tablist" aria-label={names.label}>
      {parts.map((part) => (
        <button
          key={part}
          type="button"
          role="tab"
          id={`${id}-${part}-tab`}
          className={css.tab}
          aria-selected={part === shown}
          aria-controls={`${id}-${part}`}
          tabIndex={part === shown ? 0 : -1}
          onClick={() => onShow(part)}
          onKeyDown={move}
        >
          <span>{names[part]}</span>
          {badges[part] && <span className={css.badge}>{badges[part]}</span>}
        </button>
      ))}
    </div>
  );
}
