import { type ReactNode, useId } from "react";
import { quiet } from "#web/admin/form/admin.css.ts";
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
