import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { codePath } from "#shared/api/paths.ts";
import {
  changeDiscount,
  listDiscounts,
  removeDiscount,
  restoreDiscount,
} from "#shared/discounts/admin-calls.ts";
import { stateOfDiscount } from "#shared/discounts/rules.ts";
import type { Discount } from "#shared/discounts/schema.ts";
import { formatPrice } from "#shared/text/formats.ts";
import { sendAsMaker } from "#web/admin/data/session.ts";
import { useCall } from "#web/admin/data/useCall.ts";
import { ifMatchHeader } from "#web/admin/form/form-versions.ts";
import * as row from "#web/admin/items/list/ItemRow.css.ts";
import { MoreMenu } from "#web/admin/items/list/RowTools.tsx";
import { useMessages } from "#web/data/messages.ts";
import { useShop, useTitle } from "#web/data/shop-context.ts";
import { useStore } from "#web/data/store.ts";
import { useVoice } from "#web/data/voice.ts";
import { Button } from "#web/ui/Button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Icon, type IconName } from "#web/ui/Icon.tsx";
import { Notice } from "#web/ui/Notice.tsx";
import { showToast } from "#web/ui/toasts.ts";
import { useCopy } from "#web/ui/useCopy.ts";
import { CodeSheet } from "./CodeSheet.tsx";
import {
  bodyOfDiscount,
  codeForm,
  NEW,
  sayDiscount,
  sayTime,
} from "./codes.tsx";
import { SalePrices } from "./SalePrices.tsx";
import * as css from "./Discounts.css.ts";

const discountsQuery = {
  queryKey: [listDiscounts.path],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    sendAsMaker(listDiscounts, { signal }),
  refetchOnMount: "always",
} as const;

/** The maker's codes: what each gives, how far it is, and what it brought. */
export function Discounts() {
  const { discounts: t, dashboard } = useMessages("panel");
  const { loading, tryAgain } = useMessages("first");
  useTitle(dashboard.window(t.title));
  const queryClient = useQueryClient();
  const list = useQuery(discountsQuery);
  const add = useRef<HTMLButtonElement>(null);
  const edited = useStore(codeForm.editing);
  const refresh = () => queryClient.refetchQueries(discountsQuery);
  const codes = list.data?.discounts ?? [];
  return (
    <div className={css.page}>
      <div className={css.head}>
        <h2 className={css.title}>{t.title}</h2>
        <Button ref={add} kind="primary" onClick={() => codeForm.open(NEW)}>
          <Icon name="plus" />
          <span>{t.add}</span>
        </Button>
      </div>
      {list.isPending && <p role="status">{loading}</p>}
      {list.isError && (
        <Notice tone="bad">
          <p>{t.loadFailed}</p>
          <Button size="small" kind="line" onClick={() => void list.refetch()}>
            {tryAgain}
          </Button>
        </Notice>
      )}
      {list.data && codes.length === 0 && (
        <p className={css.empty}>{t.empty}</p>
      )}
      {codes.length > 0 && (
        <section aria-labelledby="codes">
          <h3 className={css.section} id="codes">
            {t.codes}
          </h3>
          <ul className={css.list}>
            {codes.map((code) => (
              <CodeRow
                key={code.id}
                code={code}
                onChanged={refresh}
                onRemoved={() => add.current?.focus()}
              />
            ))}
          </ul>
        </section>
      )}
      <SalePrices />
      {edited && (
        <CodeSheet key={edited.row.id} row={edited.row} refresh={refresh} />
      )}
    </div>
  );
}

type CodeRowProps = {
  code: Discount;
  onChanged: () => Promise<void>;
  onRemoved: () => void;
};

function CodeRow({ code: discount, ...props }: CodeRowProps) {
  const voice = useVoice();
  const { formats } = voice;
  const { discounts: t } = voice.t;
  const { code, uses, maxUses, brought } = discount;
  const state = stateOfDiscount(discount, Date.now());
  const [what, conditions] = sayDiscount(discount, voice);
  return (
    <li className={css.item}>
      <bdi
        dir="ltr"
        className={classNames(css.code, state === "over" && css.ended)}
      >
        {code}
      </bdi>
      <p>
        <span className={css.what}>{what}</span>
        {conditions && <span className={css.small}>{conditions}</span>}
      </p>
      <p>
        <span className={css.time}>{sayTime(discount, state, voice)}</span>
        <span className={css.small}>
          {uses === 0
            ? t.unused
            : t.uses(uses, maxUses, formatPrice(brought, formats))}
        </span>
      </p>
      <p className={css.state}>
        <span
          className={css.dot}
          data-running={state === "running" || undefined}
        />
        <span>{t.states[state]}</span>
      </p>
      <div className={css.tools}>
        {state !== "over" && <CopyLink code={code} />}
        <CodeMenu code={discount} {...props} />
      </div>
    </li>
  );
}

/** What is rarely done with a code. A deletion is undone in its notification. */
function CodeMenu({ code: discount, onChanged, onRemoved }: CodeRowProps) {
  const { undo, discounts: t } = useMessages("panel");
  const { code, isActive, id } = discount;
  const options = { failed: t.failed, onSuccess: onChanged };
  const change = useCall(changeDiscount, options);
  const restore = useCall(restoreDiscount, { ...options, saved: t.restored });
  const remove = useCall(removeDiscount, {
    failed: t.failed,
    onSuccess: async () => {
      const onPress = () => restore.mutate({ params: { id } });
      showToast({ title: t.removed }, "ok", { label: undo, onPress });
      onRemoved();
      await onChanged();
    },
  });
  const toggle = () =>
    change.mutate({
      params: { id },
      body: { ...bodyOfDiscount(discount), isActive: !isActive },
      headers: ifMatchHeader(discount.updatedAt),
    });
  const tools: [icon: IconName, text: string, act: () => void][] = [
    ["pencil", t.edit(code), () => codeForm.open(discount)],
    isActive
      ? ["minus", t.stop(code), toggle]
      : ["retry", t.start(code), toggle],
    ["trash", t.remove(code), () => remove.mutate({ params: { id } })],
  ];
  return (
    <MoreMenu name={code} className={css.place} menuClass={css.menu}>
      {({ close, opener }) =>
        tools.map(([icon, text, act]) => (
          <Button
            key={icon}
            kind="quiet"
            size="small"
            className={classNames(row.item, css.tool)}
            onClick={() => {
              close();
              // The pressed button is hidden with its menu.
              opener.current?.focus();
              act();
            }}
          >
            <Icon name={icon} />
            <span>{text}</span>
          </Button>
        ))
      }
    </MoreMenu>
  );
}

/** Copies the address that applies the code by itself. */
function CopyLink({ code }: { code: string }) {
  const t = useMessages("panel").discounts;
  const { publicUrl } = useShop();
  const { isCopied, copy } = useCopy();
  const link = new URL(codePath(code), publicUrl).href;
  return (
    <Button
      kind="quiet"
      size="small"
      aria-label={`${isCopied ? t.copied : t.copy}: ${code}`}
      onClick={async () => {
        if (!(await copy(link, null))) showToast({ title: link });
      }}
    >
      {isCopied ? t.copied : t.copy}
    </Button>
  );
}
