import { type RefObject, useEffect, useState } from "react";
import { MAX_SEARCH } from "#shared/workbench/rules.ts";
import { useMessages } from "#web/data/messages.ts";
import { Button } from "#web/ui/Button.tsx";
import { DialogButton } from "#web/ui/DialogButton.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { lateComponent } from "#web/ui/late-code.ts";
import { Notice } from "#web/ui/Notice.tsx";
import { DRAWINGS } from "./drawings.ts";
import { usePages } from "./bench-data.ts";
import type { ListedGroup } from "./OrderList.tsx";
import * as css from "./Workbench.css.ts";

const addOrder = lateComponent(["errors", "order", "buy"], () =>
  import("./AddOrder.tsx").then((module) => module.AddOrder),
);

/** The pause after a letter before the shop is asked. */
const TYPING_MS = 250;

/** What is searched, and what the shop found. */
export function useSearch() {
  const [typed, setTyped] = useState("");
  const [words, setWords] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setWords(typed.trim()), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const isOn = typed.trim() !== "" && words !== "";
  const asked = { state: "all", search: words.slice(0, MAX_SEARCH) };
  const pages = usePages(asked, isOn);
  return { typed, setTyped, words, isOn, ...pages };
}

/** What was found: what is open, and what is not. */
export function foundGroups(
  search: ReturnType<typeof useSearch>,
): ListedGroup[] {
  const { orders = [], count, showMore } = search;
  const open = orders.filter(({ group }) => group !== null);
  const earlier = orders.filter(({ group }) => group === null);
  const rest = count - orders.length;
  const groups: ListedGroup[] = [
    { id: "open", orders: open, count: open.length, onMore: showMore },
    {
      id: "earlier",
      orders: earlier,
      count: earlier.length + rest,
      onMore: showMore,
    },
  ];
  return groups.filter(({ orders, count }) => orders.length > 0 || count > 0);
}

type SearchProps = { search: ReturnType<typeof useSearch> };

/** The name of the place and the search, folded on a phone. */
export function Head(
  props: SearchProps & { field: RefObject<HTMLInputElement | null> },
) {
  const { search, field } = props;
  const t = useMessages("bench");
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={css.head}>
      <h2 className={css.title}>{t.title}</h2>
      {!search.isOn && (
        <DialogButton
          name="add-order"
          part={addOrder}
          given={{}}
          failed={t.add.openFailed}
        >
          <Icon name="plus" />
          <span className={css.addText}>{t.add.open}</span>
        </DialogButton>
      )}
      <button
        type="button"
        className={css.finder}
        aria-label={t.search.label}
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(!isOpen);
          if (isOpen) search.setTyped("");
        }}
      >
        <Icon name={DRAWINGS.search} />
      </button>
      <div className={css.find} data-open={isOpen || undefined}>
        <Icon name={DRAWINGS.search} />
        <input
          ref={field}
          type="text"
          inputMode="search"
          className={css.findField}
          aria-label={t.search.label}
          placeholder={t.search.placeholder}
          maxLength={MAX_SEARCH}
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          value={search.typed}
          onChange={({ target }) => search.setTyped(target.value)}
          onKeyDown={({ key, currentTarget }) => {
            if (key !== "Escape") return;
            search.setTyped("");
            currentTarget.blur();
          }}
        />
      </div>
    </div>
  );
}

/** How many were found, or that none was. */
export function Found({ search }: SearchProps) {
  const t = useMessages("bench");
  const { orders, count, words, isError, refetch } = search;
  if (isError) return <NotLoaded onRetry={() => void refetch()} />;
  return (
    <p className={css.lead} role="status">
      {!orders
        ? t.loading
        : count === 0
          ? t.search.none(words)
          : t.search.found(count, words)}
    </p>
  );
}

/** Says that orders could not be read, and tries again. */
export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const { loadFailed } = useMessages("bench");
  const { tryAgain } = useMessages("first");
  return (
    <Notice tone="bad">
      <p>{loadFailed}</p>
      <Button size="small" kind="line" onClick={onRetry}>
        {tryAgain}
      </Button>
    </Notice>
  );
}
