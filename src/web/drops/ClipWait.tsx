import type { Outcome } from "#shared/stock/rules.ts";
import { useMessages } from "#web/data/messages.ts";
import { useMinutesLeft } from "#web/data/useMinutesLeft.ts";
import { Icon } from "#web/ui/Icon.tsx";
import * as css from "./DropPanel.css.ts";
import { DropPanel } from "./DropPanel.tsx";
import { WaitForm } from "./WaitForm.tsx";

type ClipWaitProps = {
  productId: number;
  /** The chosen variant, if there is a choice. */
  variantId: number | undefined;
  state: Outcome | "mine";
  opens: string | null;
  heldUntil: string | null;
};

/** On a clip's own page: why it cannot be bought now, and when to come back. */
export function ClipWait(props: ClipWaitProps) {
  const { productId, variantId, state, opens, heldUntil } = props;
  const { wait: t } = useMessages("drops");
  const left = useMinutesLeft(heldUntil);
  if (opens) return <DropPanel product={{ id: productId }} opens={opens} />;
  const label = state === "held" ? t.free : t.back;
  return (
    <div className={state === "held" ? css.aroundButton : css.panel}>
      {state === "held" && (
        <p className={css.held}>
          <Icon name="bag" className={css.heldIcon} />
          <span>
            <b className={css.someones}>{t.someones}</b>{" "}
            <span>{left > 0 ? t.held(left) : t.heldSome}</span>
          </span>
        </p>
      )}
      <WaitForm
        key={variantId}
        productId={productId}
        variantId={variantId}
        label={label}
        button={t.tell}
        hint={t.hint}
      />
    </div>
  );
}
