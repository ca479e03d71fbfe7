import { useQuery, useQueryClient } from "@tanstack/react-query";
import { codePath } from "#shared/api/paths.ts";
import {
  changeDiscount,
  listDiscounts,
  removeDiscount,
} from "#shared/discounts/admin-calls.ts";
import { stateOfDiscount } from "#shared/discounts/rules.ts";
import type { Discount } from "#shared/discounts/schema.ts";
import { formatPrice } from "#shared/text/formats.ts";
import { sendAsMaker } from "#web/admin/data/session.ts";
import { useCall } from "#web/admin/data/useCall.ts";
import { useMessages } from "#web/data/messages.ts";
import { useShop, useTitle } from "#web/data/shop-context.ts";
import { useStore } from "#web/data/store.ts";
import { useVoice } from "#web/data/voice.ts";
import { Button } from "#web/ui/Button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Icon } from "#web/ui/Icon.tsx";
import { IconButton } from "#web/ui/IconButton.tsx";
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
  const edited = useStore(codeForm.editing);
  const refresh = () => queryClient.refetchQueries(discountsQuery);
  const codes = list.data?.discounts ?? [];
  return (
    <div className={css.page}>
      <div className={css.head}>
        <h2 className={css.title}>{t.title}</h2>
        <Button kind="primary" onClick={() => codeForm.open(NEW)}>
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
              <CodeRow key={code.id} code={code} onChanged={refresh} />
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
};

function CodeRow({ code: discount, onChanged }: CodeRowProps) {
  const voice = useVoice();
  const { formats } = voice;
  const { discounts: t } = voice.t;
  const { code, uses, maxUses, brought, isActive, id } = discount;
  const state = stateOfDiscount(discount, Date.now());
  const [what, conditions] = sayDiscount(discount, voice);
  const options = { failed: t.failed, onSuccess: onChanged };
  const change = useCall(changeDiscount, options);
  const remove = useCall(removeDiscount, { ...options, saved: t.removed });
  const toggle = () =>
    change.mutate({
      params: { id },
      body: { ...bodyOfDiscount(discount), isActive: !isActive },
      headers: { "if-match": discount.updatedAt },
    });
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
        <IconButton
          icon="pencil"
          label={t.edit(code)}
          onClick={() => codeForm.open(discount)}
        />
        <IconButton
          icon={isActive ? "minus" : "retry"}
          label={isActive ? t.stop(code) : t.start(code)}
          aria-disabled={change.isPending || undefined}
          onClick={() => !change.isPending && toggle()}
        />
        <IconButton
          icon="trash"
          label={t.remove(code)}
          aria-disabled={remove.isPending || undefined}
          onClick={() => !remove.isPending && remove.mutate({ params: { id } })}
        />
      </div>
    </li>
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
