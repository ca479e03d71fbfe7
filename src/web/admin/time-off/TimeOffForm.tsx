import type { FormEvent, ReactNode } from "react";
import { actions } from "#web/admin/form/admin.css.ts";
import { useMessages } from "#web/data/messages.ts";
import { Button } from "#web/ui/Button.tsx";
import * as css from "./TimeOff.css.ts";

type TimeOffFormProps = {
  isPending: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A form of the maker's time off, with the buttons that end it. */
export function TimeOffForm(props: TimeOffFormProps) {
  const { isPending, onSubmit, onClose, children } = props;
  const { timeOff: t } = useMessages("panel").planning;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      {children}
      <div className={actions}>
        <Button type="submit" kind="ink" size="small" isPending={isPending}>
          {t.save}
        </Button>
        <Button size="small" kind="quiet" onClick={onClose}>
          {t.close}
        </Button>
      </div>
    </form>
  );
}
