import { useId } from "react";
import {
  type Discount,
  DiscountInput,
  shownValue,
} from "#shared/discounts/schema.ts";
import { toPrice } from "#shared/money/rules.ts";
import { isEdited } from "#web/admin/editor/edited.ts";
import { useEditedForm } from "#web/admin/editor/useEditedForm.tsx";
import { bodyOf } from "#web/data/table.ts";
import { useVoice, type Voice } from "#web/data/voice.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { TableField } from "#web/ui/TableField.tsx";
import { showToast } from "#web/ui/toasts.ts";
import { codeForm, NEW, sayDiscount, sayTime } from "./codes.tsx";
import * as css from "./Discounts.css.ts";

type CodeSheetProps = {
  row: Discount;
  refresh: () => Promise<unknown>;
};

/** The form of a code, which reads itself back before it is saved. */
export function CodeSheet({ row, refresh }: CodeSheetProps) {
  const voice = useVoice();
  const { close, saving, undo, versions, discounts: t } = voice.t;
  const isNew = row.id === NEW.id;
  const id = useId();
  const { of, isSaving, element, notice } = useEditedForm(codeForm, {
    labels: t.fields,
    hints: { code: t.codeHint },
    texts: { ...versions, gone: t.gone },
    saved: isNew ? t.created : t.saved,
    failed: t.failed,
    refresh,
    onClosed: () => {},
  });
  const { data } = DiscountInput.safeParse(bodyOf(of.table, of.form));
  const drop = () => {
    const before = codeForm.editing.get();
    codeForm.close();
    if (!before || !isEdited(of.table, before)) return;
    const onPress = () => codeForm.editing.set(before);
    showToast({ title: t.dropped }, "ok", { label: undo, onPress });
  };
  const field = (name: string) => <TableField name={name} {...of} />;
  return (
    <Dialog
      kind="drawer"
      isOpen
      onClose={drop}
      title={row.code || t.add}
      closeLabel={close}
      isBusy={isSaving}
      closesOnScrim={false}
      focusFirst="content"
      footer={
        <>
          <p className={css.back} aria-live="polite">
            {data ? sayInput(data, voice) : t.incomplete}
          </p>
          <Button
            type="submit"
            form={id}
            size="large"
            isBlock
            isPending={isSaving}
            pendingText={saving}
          >
            {isNew ? t.create : t.save}
          </Button>
        </>
      }
    >
      <form {...element} id={id} className={css.form}>
        {notice}
        {field("code")}
        {field("gives")}
        <div className={css.pair}>
          {field("from")}
          {field("until")}
        </div>
        <div className={css.pair}>
          {field("minTotal")}
          {field("maxUses")}
        </div>
        {field("oncePerCustomer")}
        {field("leavesOutSales")}
      </form>
    </Dialog>
  );
}

/** "10 % off, from $40.00, November 27 to December 6, once per person." */
function sayInput(input: DiscountInput, voice: Voice): string {
  const { from, until, maxUses, minTotal } = input;
  const shown = {
    ...input,
    value: shownValue(input),
    minTotal: minTotal === null ? null : toPrice(minTotal),
  };
  const said = [
    ...sayDiscount(shown, voice),
    (from ?? until) && sayTime(input, "coming", voice),
    maxUses !== null && voice.t.discounts.times(maxUses),
  ];
  return `${said.filter(Boolean).join(", ")}.`;
}
