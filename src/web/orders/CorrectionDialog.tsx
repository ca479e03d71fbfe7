import { useEffect, useRef, useState } from "react";
import { isBegun } from "#shared/orders/state.ts";
import { shownTitle } from "#shared/cart/rules.ts";
import { correctOrder } from "#shared/orders/calls.ts";
import { replaceAt } from "#shared/lists.ts";
import { focusFirstError, TextField } from "#web/ui/TextField.tsx";
import { send } from "#web/data/api.ts";
import { useMessages } from "#web/data/messages.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { showToast } from "#web/ui/toasts.ts";
import { CorrectAddress } from "./CorrectAddress.tsx";
import { CorrectLine } from "./CorrectLine.tsx";
import {
  type CorrectionForm,
  errorsByPlace,
  rebase,
  toCorrection,
  toForm,
} from "./correction-form.ts";
import { useMakerOrder, useOrderChange } from "./order-data.ts";
import * as css from "./MakePage.css.ts";

type CorrectionDialogProps = {
  isOpen: boolean;
  onClose: () => void;
};

/** The form with which the maker corrects an order. It keeps what is typed. */
export function CorrectionDialog(props: CorrectionDialogProps) {
  const { isOpen, onClose } = props;
  const { order } = useMakerOrder();
  const { correct: t } = useMessages("order").making;
  const { customClip } = useMessages("first");
  const [base, setBase] = useState(order);
  const [form, setForm] = useState(() => toForm(order));
  if (order.revision !== base.revision) {
    setBase(order);
    setForm(rebase(form, { before: toForm(base), now: toForm(order) }));
  }
  const { save, isSaving, errors } = useCorrection(form, onClose);
  const fields = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstError(fields.current);
  }, [errors]);
  const change = (part: Partial<CorrectionForm>) =>
    setForm((before) => ({ ...before, ...part }));
  const contact = [
    ["name", "customerName", "off"],
    ["email", "customerEmail", "off"],
    ["phone", "customerPhone", "off"],
  ] as const;
  return (
    <Dialog
      kind="drawer"
      isOpen={isOpen}
      onClose={onClose}
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
        <p>{t.hint}</p>
        <fieldset className={css.group}>
          <legend className={css.groupTitle}>{t.customer}</legend>
          {contact.map(([field, sent, autoComplete]) => (
            <TextField
              key={field}
              label={t[field]}
              type={field === "email" ? "email" : "text"}
              autoComplete={autoComplete}
              value={form[field]}
              error={errors[sent]}
              onChange={({ target }) => change({ [field]: target.value })}
            />
          ))}
        </fieldset>
        {form.address && (
          <CorrectAddress
            address={form.address}
            errors={errors}
            onChange={(address) => change({ address })}
          />
        )}
        {!isBegun(order.status) &&
          order.items.map((item, place) => {
            const line = form.lines[place];
            const name = { ...item, name: item.productName };
            return (
              line && (
                <CorrectLine
                  // biome-ignore lint/suspicious/noArrayIndexKey: no line of an order moves
                  key={place}
                  title={shownTitle(name, customClip)}
                  item={item}
                  line={line}
                  isOnly={order.items.length === 1}
                  errorOf={(field) => errors[`lines.${place}.${field}`]}
                  onChange={(next) =>
                    change({ lines: replaceAt(form.lines, place, next) })
                  }
                />
              )
            );
          })}
        <button type="submit" hidden tabIndex={-1} />
      </form>
    </Dialog>
  );
}

function useCorrection(form: CorrectionForm, onClose: () => void) {
  const page = useMakerOrder();
  const { token, order } = page;
  const { correct: t } = useMessages("order").making;
  const [errors, setErrors] = useState<Record<string, string>>({});
  const correction = toCorrection(form, order);
  const { mutate, isPending } = useOrderChange(
    page,
    async (_: undefined) => {
      const body = correction?.body ?? { revision: order.revision };
      return send(correctOrder, { params: { token }, body });
    },
    {
      failed: t.failed,
      onMutate: () => setErrors({}),
      onChanged() {
        showToast({ title: t.saved, description: t.hint });
        onClose();
      },
      tellsFields: true,
      onFields: (fields) =>
        setErrors(errorsByPlace(fields, correction?.places ?? [])),
    },
  );
  const save = () => {
    if (correction) return mutate(undefined);
    showToast({ title: t.unchanged });
    onClose();
  };
  return { save, isSaving: isPending, errors };
}
