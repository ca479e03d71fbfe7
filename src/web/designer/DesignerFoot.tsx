import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { priceCents } from "#shared/money/rules.ts";
import { exceptsCustom } from "#shared/orders/rules.ts";
import { clipConfigQuery } from "#web/data/queries.ts";
import { useMessages } from "#web/data/messages.ts";
import { useSite } from "#web/data/shop-context.ts";
import { Button } from "#web/ui/button/Button.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { small } from "#web/ui/theme/layout.css.ts";
import * as css from "./DesignerDialog.css.ts";
import { DesignerPrice } from "./DesignerPrice.tsx";
import type { Design } from "./useDesign.ts";
import type { DesignerState } from "./useDesigner.ts";

type DesignerFootProps = { design: Design; children: ReactNode };

/** The price of a design, with the buttons beside the price. */
export function DesignerFoot({ design, children }: DesignerFootProps) {
  const { data: config } = useQuery(clipConfigQuery);
  const { legal } = useSite();
  const { kept, noWithdrawal } = useMessages("designer");
  const { designer_off: off } = useMessages("storefront").errors;
  return (
    <div className={css.foot}>
      {config && (
        <DesignerPrice
          baseCents={priceCents(config.basePrice)}
          resin={design.resin}
          charms={design.chosen}
        />
      )}
      {isOff(design) && (
        <p className={css.off} role="status">
          <Icon name="warning" />
          <span>{`${off} ${kept}`}</span>
        </p>
      )}
      {children}
      {exceptsCustom(legal) && <p className={small}>{noWithdrawal}</p>}
    </div>
  );
}

/** Whether it can only be kept: nobody can order a custom clip now. */
const isOff = ({ outcome }: Design) => outcome === "switched off";

type SubmitButtonProps = { state: DesignerState; isEdit: boolean };

/** The button that adds the design to the cart or updates the edited line. */
export function SubmitButton({ state, isEdit }: SubmitButtonProps) {
  const t = useMessages("designer");
  const { products } = useMessages("storefront");
  return (
    <Button
      type="submit"
      form={state.formId}
      size="large"
      className={css.submit}
      disabled={isOff(state.design)}
      isPending={state.isPending}
      pendingText={isEdit ? t.updating : products.adding}
    >
      {isEdit ? t.update : products.add}
    </Button>
  );
}

type ChangeOrBuyProps = { state: DesignerState; onChange: () => void };

/** The buttons that change or buy someone else's design. */
export function ChangeOrBuy({ state, onChange }: ChangeOrBuyProps) {
  const { isPending } = state;
  const { shared } = useMessages("designer");
  const { products } = useMessages("storefront");
  return (
    <div className={css.actions}>
      <Button
        kind="line"
        size="large"
        className={css.submit}
        disabled={isPending}
        onClick={onChange}
      >
        {shared.change}
      </Button>
      <Button
        size="large"
        className={css.submit}
        disabled={isOff(state.design)}
        isPending={isPending}
        pendingText={products.adding}
        onClick={state.submit}
      >
        {products.add}
      </Button>
    </div>
  );
}
