import { type ReactNode, useId } from "react";
import { quiet } from "#web/admin/form/admin.css.ts";
import { useMessages } from "#web/data/messages.ts";
import { Button } from "#web/ui/Button.tsx";
import * as css from "./Account.css.ts";

type SectionProps = { title: string; intro: string; children?: ReactNode };

/** A part of the account: what it is, and what it is good for. */
export function Section({ title, intro, children }: SectionProps) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <div>
        <h3 id={id} className={css.title}>
          {title}
        </h3>
        <p className={quiet}>{intro}</p>
      </div>
      {children}
    </section>
  );
}

type RowProps = {
  name: string;
  detail: string;
  isPending: boolean;
  onRemove: () => void;
};

/** A passkey or a device, with a button that removes it. */
export function Row({ name, detail, isPending, onRemove }: RowProps) {
  const t = useMessages("panel").account;
  return (
    <li className={css.row}>
      <div className={css.what}>
        <strong>{name}</strong>
        <p className={quiet}>{detail}</p>
      </div>
      <Button
        kind="line"
        size="small"
        aria-label={t.removeOne(name)}
        isPending={isPending}
        onClick={onRemove}
      >
        {t.remove}
      </Button>
    </li>
  );
}
