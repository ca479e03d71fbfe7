import { useState } from "react";
import { PAGES } from "#shared/api/paths.ts";
import { type FirstStep, useMissing } from "#web/admin/data/admin-queries.ts";
import { keepOnDevice, readFromDevice } from "#web/data/storage.ts";
import { useMessages } from "#web/data/messages.ts";
import { Button, ButtonLink } from "#web/ui/Button.tsx";
import { IconButton } from "#web/ui/IconButton.tsx";
import { onDark } from "#web/ui/global.css.ts";
import type { Opens } from "./EditorBar.tsx";
import * as css from "./FirstDayBar.css.ts";

type Step = { id: string; asks: readonly FirstStep[] };

/** The steps in their order, each with what it asks for. */
const STEPS = [
  { id: "details", asks: ["name", "country"] },
  { id: "product", asks: ["product"] },
  { id: "headline", asks: ["headline"] },
  { id: "pages", asks: ["pages"] },
  { id: "mail", asks: ["mail"] },
] as const satisfies Step[];

const STORED_AS = "barrette-first-day";

type FirstDayBarProps = {
  isPending: boolean;
  /** Begins to edit, with a dialog or in the headline. */
  onEdit: (opens: Opens) => void;
};

/**
 * Shows what a new shop needs next. The maker alone sees it, until all is done.
 */
export function FirstDayBar({ isPending, onEdit }: FirstDayBarProps) {
  const { firstDay: t, bar } = useMessages("panel").editor;
  const [isHidden, setHidden] = useState(
    () => readFromDevice(STORED_AS) !== null,
  );
  const missing = useMissing(!isHidden);
  const isMissing = ({ asks }: Step) =>
    asks.some((each) => missing.includes(each));
  const next = STEPS.find(isMissing)?.id;
  if (isHidden || !next) return null;
  const done = STEPS.filter((step) => !isMissing(step)).length;
  const edits = {
    details: ["details", bar.details],
    headline: ["headline", t.toHeadline],
    pages: ["pages", bar.pages],
  } as const;
  const hide = () => {
    setHidden(true);
    keepOnDevice(STORED_AS, "hidden");
  };
  return (
    <section className={`${css.bar} ${onDark}`} aria-label={t.label}>
      <span className={css.dots} aria-hidden="true">
        {STEPS.map(({ id }, index) => (
          <i key={id} className={css.dot} data-done={index < done} />
        ))}
      </span>
      <p className={css.text}>
        <b>{t.next[next]}</b> <span>{t.done(done, STEPS.length)}</span>
      </p>
      {next === "product" || next === "mail" ? (
        <ButtonLink
          to={next === "mail" ? `${PAGES.admin}#orders` : PAGES.admin}
          kind="light"
          size="small"
        >
          {next === "mail" ? t.toMail : t.toProduct}
        </ButtonLink>
      ) : (
        <Button
          kind="light"
          size="small"
          isPending={isPending}
          onClick={() => onEdit(edits[next][0])}
        >
          {edits[next][1]}
        </Button>
      )}
      <IconButton
        icon="close"
        label={t.hide}
        className={css.hide}
        onClick={hide}
      />
    </section>
  );
}
