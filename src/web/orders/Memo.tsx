import { type FormEvent, useState } from "react";
import { MAX_MEMO } from "#shared/workbench/rules.ts";
import { setMemo } from "#shared/workbench/calls.ts";
import { send } from "#web/data/api.ts";
import { useMessages } from "#web/data/messages.ts";
import { typedTexts } from "#web/data/typed-texts.ts";
import { Button } from "#web/ui/Button.tsx";
import { showToast } from "#web/ui/toasts.ts";
import { TextArea } from "#web/ui/TextField.tsx";
import { useMakerOrder, useOrderChange } from "./order-data.ts";
import * as css from "./MakePage.css.ts";

/** Her own note to an order, which its customer never sees. */
export function Memo() {
  const page = useMakerOrder();
  const { order, setOrder } = page;
  const { memo: t } = useMessages("order").making;
  const typed = typedTexts(`memo ${order.id}`);
  const [error, setError] = useState<string>();
  const { mutate, isPending } = useOrderChange(
    page,
    async (memo: string) => {
      const params = { id: order.id };
      const kept = await send(setMemo, { params, body: { memo } });
      return { ...order, memo: kept.memo };
    },
    {
      failed: t.failed,
      onMutate: () => setError(undefined),
      onChanged(changed) {
        typed.forget();
        setOrder(changed);
        showToast({ title: t.saved });
      },
      onFields: ({ memo }) => setError(memo),
    },
  );
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const memo = new FormData(event.currentTarget).get("memo");
    if (!isPending) mutate(String(memo ?? ""));
  };
  return (
    <form
      key={order.memo}
      className={css.memo}
      noValidate
      onInput={typed.keep}
      onSubmit={onSubmit}
    >
      <TextArea
        label={t.label}
        name="memo"
        rows={2}
        maxLength={MAX_MEMO}
        defaultValue={typed.of("memo") ?? order.memo}
        error={error}
      />
      <Button type="submit" kind="line" size="small" isPending={isPending}>
        {t.save}
      </Button>
    </form>
  );
}
