import { type ReactNode, useState } from "react";
import { Icon } from "#web/ui/Icon.tsx";
import * as css from "./Fold.css.ts";

/** A part of a form that is seldom needed. */
export function Fold(props: {
  title: string;
  /** The note about its content, for as long as it is closed. */
  note?: string | undefined;
  /** Open until the maker closes it, since there is something in it. */
  isUsed: boolean;
  /** An error opens it, and it stays open once that is mended. */
  hasError: boolean;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}) {
  const { title, note, isUsed, hasError } = props;
  const [isOpen, setOpen] = useState<boolean>();
  const isShown = hasError || (isOpen ?? isUsed);
  return (
    <details
      className={css.fold}
      open={isShown}
      onToggle={({ currentTarget: { open } }) => {
        setOpen(open);
        props.onToggle?.(open);
      }}
    >
      <summary className={css.summary}>
        <span className={css.title}>{title}</span>
        {note && !isShown && <span className={css.note}>{note}</span>}
        <Icon name="plus" className={css.sign} />
      </summary>
      <div className={css.content}>{props.children}</div>
    </details>
  );
}
