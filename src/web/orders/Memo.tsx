import { type FormEvent, useEffect, useRef, useState } from "react";
import { MAX_MEMO } from "#shared/workbench/rules.ts";
import { setMemo } from "#shared/workbench/calls.ts";
import { PAGES } from "#shared/api/paths.ts";
import { ApiError, send } from "#web/data/api.ts";
import { useMessages } from "#web/data/messages.ts";
import { createSessionStore } from "#web/data/storage.ts";
import { Button } from "#web/ui/Button.tsx";
import { link } from "#web/ui/layout.css.ts";
import { showToast } from "#web/ui/toasts.ts";
import { TextArea } from "#web/ui/TextField.tsx";
import { useMakerOrder, useOrderChange } from "./order-data.ts";
import * as css from "./MakePage.css.ts";

/** What was typed and not kept, by order: it is still there after a login. */
const drafts = createSessionStore<Record<string, unknown>>(
  "memos",
  {},
  (stored) =>
    typeof stored === "object" && stored !== null ? { ...stored } : undefined,
);

const setDraft = (id: number, text?: string) =>
  drafts.set({ ...drafts.get(), [id]: text });

function draftOf(id: number): string | undefined {
  const typed = drafts.get()[id];
  return typeof typed === "string" ? typed : undefined;
}

/** Her own note to an order, which its customer never sees. */
export function Memo() {
  const page = useMakerOrder();
  const { order, setOrder } = page;
  const { memo: t } = useMessages("order").making;
  const area = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another memo has another field
  useEffect(() => {
    const draft = draftOf(order.id);
    if (area.current && draft !== undefined) area.current.value = draft;
  }, [order.id, order.memo]);
  const [error, setError] = useState<string>();
  const [isLoggedOut, setLoggedOut] = useState(false);
  const { mutate, isPending } = useOrderChange(
    page,
    async (memo: string) => {
      const params = { id: order.id };
      const sent = send(setMemo, { params, body: { memo } });
      const kept = await sent.catch((problem: unknown) => {
        setLoggedOut(problem instanceof ApiError && problem.status === 401);
        throw problem;
      });
      return { ...order, memo: kept.memo };
    },
    {
      failed: t.failed,
      onMutate() {
        setError(undefined);
        setLoggedOut(false);
      },
      onChanged(changed) {
        setDraft(order.id);
        setOrder(changed);
        showToast({ title: t.saved });
      },
      onFields: ({ memo }) => setError(memo),
    },
  );
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const memo = area.current?.value ?? "";
    // Also what was typed before the page was alive.
    setDraft(order.id, memo);
    if (!isPending) mutate(memo);
  };
  return (
    <form
      key={order.memo}
      className={css.memo}
      noValidate
      onInput={() => setDraft(order.id, area.current?.value)}
      onSubmit={onSubmit}
    >
      <TextArea
        label={t.label}
        name="memo"
        rows={2}
        maxLength={MAX_MEMO}
        defaultValue={order.memo}
        ref={area}
        error={error}
      />
      {isLoggedOut && (
        <p role="alert">
          <span>{t.loggedOut}</span>{" "}
          <a className={link} href={PAGES.admin} target="_blank" rel="noopener">
            {t.logIn}
          </a>
        </p>
      )}
      <Button type="submit" kind="line" size="small" isPending={isPending}>
        {t.save}
      </Button>
    </form>
  );
}
