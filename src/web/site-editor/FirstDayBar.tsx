import { useState } from "react";
import { PAGES } from "#shared/api/paths.ts";
import { type FirstStep, useMissing } from "#web/admin/data/useMissing.ts";
import { useMessages } from "#web/data/messages.ts";
import { Button } from "#web/ui/button/Button.tsx";
import { ButtonLink } from "#web/ui/button/ButtonLink.tsx";
import { IconButton } from "#web/ui/button/IconButton.tsx";
import { onDark } from "#web/ui/theme/global.css.ts";
import type { Opens } from "./EditorBar.tsx";
import * as css from "./FirstDayBar.css.ts";

/** The steps that the bar counts, each with what it asks for. */
const STEPS = {
  details: ["name", "country"],
  product: ["product"],
  headline: ["headline"],
  pages: ["pages"],
  mail: ["mail"],
} as const satisfies Record<string, FirstStep[]>;
type Step = keyof typeof STEPS;
const ORDER: Step[] = ["details", "product", "headline", "pages", "mail"];

const STORED_AS = "barrette-first-day";

type FirstDayBarProps = {
  isPending: boolean;
  /** Begins to edit, with a dialog or in the headline. */
  onEdit: (opens: Opens) => void;
};

/** What a new shop needs next. The maker alone sees it, until all is done. */
export function FirstDayBar({ isPending, onEdit }: FirstDayBarProps) {
  const { firstDay: t, bar } = useMessages("editor");
  const [isHidden, setHidden] = useState(wasHidden);
  const missing = useMissing(!isHidden);
  const isMissing = (step: Step) =>
    STEPS[step].some((each) => missing.includes(each));
  const next = ORDER.find(isMissing);
  if (isHidden || !next) return null;
  const done = ORDER.filter((step) => !isMissing(step)).length;
  const edits = {
    details: ["details", bar.details],
    headline: ["headline", t.toHeadline],
    pages: ["pages", bar.pages],
  } as const;
  const hide = () => {
    setHidden(true);
    try {
      localStorage.setItem(STORED_AS, "hidden");
    } catch {
      // A browser without storage shows it again on the next page.
    }
  };
  return (
    <section className={`${css.bar} ${onDark}`} aria-label={t.label}>
      <span className={css.dots} aria-hidden="true">
        {ORDER.map((step) => (
          <i key={step} className={css.dot} data-done={!isMissing(step)} />
        ))}
      </span>
      <p className={css.text}>
        <b>{t.next[next]}</b> <span>{t.done(done, ORDER.length)}</span>
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

function wasHidden(): boolean {
  try {
    return localStorage.getItem(STORED_AS) !== null;
  } catch {
    return false;
  }
}
