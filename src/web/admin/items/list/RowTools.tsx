import type { ReactNode, RefObject } from "react";
import { useMessages } from "#web/data/messages.ts";
import { Button, buttonClass } from "#web/ui/Button.tsx";
import { IconButton } from "#web/ui/IconButton.tsx";
import { useMenu } from "#web/ui/useMenu.ts";
import { Icon } from "#web/ui/Icon.tsx";
import { classNames } from "#web/ui/class-names.ts";
import * as css from "./ItemRow.css.ts";

type RowToolsProps = {
  name: string;
  moves: Moves;
  onDuplicate: () => void;
  /** The address of the row's own page, if it has one. */
  page: string | undefined;
};

/** Shows in a row's form on phones what has no room in the row there. */
export function RowTools({ name, moves, onDuplicate, page }: RowToolsProps) {
  const { list: t, productPage } = useMessages("panel");
  return (
    <div className={css.tools}>
      <MoveBar {...moves} />
      <span className={css.toolsEnd}>
        {page && (
          <a
            className={buttonClass({ kind: "quiet", size: "small" })}
            href={page}
            aria-label={productPage.viewName(name)}
          >
            <span>{productPage.view}</span>
          </a>
        )}
        <IconButton
          icon="copy"
          label={t.duplicate(name)}
          onClick={onDuplicate}
        />
      </span>
    </div>
  );
}

type RowMenuProps = {
  name: string;
  page: string | undefined;
  onDuplicate: () => void;
};

/**
 * Shows what is rarely done with a row. On phones it stands in the row's form.
 */
export function RowMenu({ name, page, onDuplicate }: RowMenuProps) {
  const { list: t, productPage } = useMessages("panel");
  return (
    <MoreMenu name={name} className={css.place}>
      {({ close }) => (
        <>
          <Button
            kind="quiet"
            size="small"
            className={css.item}
            aria-label={t.duplicate(name)}
            onClick={() => {
              close();
              onDuplicate();
            }}
          >
            <Icon name="copy" />
            <span>{t.duplicateIt}</span>
          </Button>
          {page && (
            <a
              className={buttonClass({
                kind: "quiet",
                size: "small",
                className: css.item,
              })}
              href={page}
              aria-label={productPage.viewName(name)}
            >
              <Icon name="external" />
              <span>{productPage.view}</span>
            </a>
          )}
        </>
      )}
    </MoreMenu>
  );
}

type MoreMenuProps = {
  /** The name of the thing that it is about. */
  name: string;
  /** Of the element that the menu hangs from, which has a position. */
  className: string;
  menuClass?: string;
  children: (menu: {
    close: () => void;
    opener: RefObject<HTMLButtonElement | null>;
  }) => ReactNode;
};

/** What is rarely done with one of a list, below a button of its row. */
export function MoreMenu(props: MoreMenuProps) {
  const { name, className, menuClass, children } = props;
  const t = useMessages("panel").list;
  const { id, isOpen, setOpen, place, opener } = useMenu();
  return (
    <div ref={place} className={className}>
      <IconButton
        ref={opener}
        icon="more"
        label={t.moreOf(name)}
        hasTooltip={!isOpen}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      />
      <div id={id} className={classNames(css.menu, menuClass)} hidden={!isOpen}>
        {children({ close: () => setOpen(false), opener })}
      </div>
    </div>
  );
}

/** Where a row can be moved to. */
export type Moves = {
  isFirst: boolean;
  isLast: boolean;
  /** Moves the row by one place: -1 up, 1 down. */
  onStep: (by: number) => void;
  /** Moves the row to the top, where that may be many places away. */
  onFirst: (() => void) | undefined;
};

/** Buttons for users who can neither drag nor use the arrow keys. */
export function MoveBar({ isFirst, isLast, onStep, onFirst }: Moves) {
  const t = useMessages("panel").list;
  return (
    <div className={css.moveBar}>
      {onFirst && (
        <Button kind="line" size="small" onClick={onFirst}>
          {t.toTop}
        </Button>
      )}
      <Button
        kind="line"
        size="small"
        disabled={isFirst}
        onClick={() => onStep(-1)}
      >
        <Icon name="up" />
        <span>{t.up}</span>
      </Button>
      <Button
        kind="line"
        size="small"
        disabled={isLast}
        onClick={() => onStep(1)}
      >
        <Icon name="down" />
        <span>{t.down}</span>
      </Button>
    </div>
  );
}
