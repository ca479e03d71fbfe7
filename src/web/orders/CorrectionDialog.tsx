import { type ReactNode, useEffect, useRef } from "react";
import { addressForm } from "#shared/delivery/rules.ts";
import { isBegun } from "#shared/orders/state.ts";
import { useMessages } from "#web/data/messages.ts";
import { fieldOf } from "#web/data/table.ts";
import { Button } from "#web/ui/Button.tsx";
import { deferred } from "#web/ui/deferred.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { TableField, type TableForm } from "#web/ui/TableField.tsx";
import { focusFirstError } from "#web/ui/TextField.tsx";
import { useMakerOrder } from "./order-data.ts";
import { useCorrection } from "./useCorrection.ts";
import * as css from "./MakePage.css.ts";

// It speaks the panel's words, and hardly ever does.
const VersionChoice = deferred(["panel"], () =>
  import("#web/ui/ConflictNotice.tsx").then((module) => module.VersionChoice),
);

/**
 * The form with which the maker corrects an order. It keeps what is typed, over
 * a reload and over what another window corrects meanwhile.
 */
export function CorrectionDialog(props: {
  isOpen: boolean;
  onClose: () => void;
}) {
  const { isOpen, onClose } = props;
  const { order } = useMakerOrder();
  const { correct: t } = useMessages("order").making;
  const correction = useCorrection(onClose);
  const { of, titles, save, isSaving, differences } = correction;
  const fields = useRef<HTMLFormElement>(null);
  const { errors } = of;
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstError(fields.current);
  }, [errors]);
  const names = Object.keys(of.table);
  const country = String(fieldOf(of.form, "address.country"));
  return (
    <Dialog
      kind="drawer"
      isOpen={isOpen}
      onClose={onClose}
      onExited={correction.forget}
      title={t.title(order.id)}
      closeLabel={t.close}
      isBusy={isSaving}
      focusFirst="title"
      footer={
        <Button
          isBlock
          size="large"
          isPending={isSaving}
          pendingText={t.saving}
          onClick={save}
        >
          {t.save}
        </Button>
      }
    >
      <form
        ref={fields}
        className={css.correction}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {differences.length > 0 && (
          <VersionChoice
            lines={differences}
            isPending={isSaving}
            pendingText={t.saving}
            onKeepMine={save}
            onTakeTheirs={correction.takeTheirs}
          />
        )}
        <p>{t.hint}</p>
        <Group
          of={of}
          title={t.customer}
          names={["customerName", "customerEmail", "customerPhone"]}
        />
        {order.address && (
          <Group
            of={of}
            title={t.what.address}
            names={[
              "address.name",
              ...addressForm(country).fields.map((field) => `address.${field}`),
              "address.country",
            ]}
          />
        )}
        {!isBegun(order.status) &&
          titles.map((title, place) => (
            <Group
              // biome-ignore lint/suspicious/noArrayIndexKey: no line of an order moves
              key={place}
              of={of}
              title={<bdi>{title}</bdi>}
              names={names.filter((name) => name.startsWith(`lines.${place}.`))}
            />
          ))}
        <button type="submit" hidden tabIndex={-1} />
      </form>
    </Dialog>
  );
}

function Group(props: {
  of: TableForm;
  title: ReactNode;
  names: readonly string[];
}) {
  const { of, title, names } = props;
  return (
    <fieldset className={css.group}>
      <legend className={css.groupTitle}>{title}</legend>
      {names.map((name) => (
        <TableField key={name} name={name} {...of} />
      ))}
    </fieldset>
  );
}
