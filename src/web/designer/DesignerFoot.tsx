import { useQuery } from "@tanstack/react-query";
import { Fragment, type ReactNode, useEffect, useState } from "react";
import { priceCents } from "#shared/money/rules.ts";
import { exceptsCustom } from "#shared/orders/rules.ts";
import { clipConfigQuery } from "#web/data/queries.ts";
import { useMessages } from "#web/data/messages.ts";
import { useFormats, useSite } from "#web/data/shop-context.ts";
import { Button } from "#web/ui/Button.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { small, visuallyHidden } from "#web/ui/layout.css.ts";
import { designCents } from "#shared/clip/rules.ts";
import { formatCents } from "#shared/text/formats.ts";
import { PriceNote } from "#web/ui/Price.tsx";
import type { Design } from "./useDesign.ts";
import type { DesignerState } from "./useDesigner.tsx";
import type { Choice } from "./draft.ts";
import * as css from "./DesignerFoot.css.ts";

type DesignerFootProps = { design: Design; children: ReactNode };

/** The price of a design, with the buttons beside the price. */
export function DesignerFoot({ design, children }: DesignerFootProps) {
  const { data: config } = useQuery(clipConfigQuery);
  const { legal } = useSite();
  const { kept, noWithdrawal } = useMessages("design");
  const { designer_off: off } = useMessages("first").errors;
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
  const t = useMessages("design");
  const { products } = useMessages("first");
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
  const { shared } = useMessages("design");
  const { products } = useMessages("first");
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

const SAY_AFTER_MS = 500;

/** The current price and its parts; announced when the price stops changing. */
function DesignerPrice(props: {
  baseCents: number;
  resin: Choice | undefined;
  charms: readonly Choice[];
}) {
  const { baseCents, resin, charms } = props;
  const { price: t } = useMessages("design");
  const formats = useFormats();
  const format = (cents: number) => formatCents(cents, formats);
  const resinCents = designCents("0.00", resin ? [resin] : []);
  const charmsCents = designCents("0.00", charms);
  const total = format(baseCents + resinCents + charmsCents);
  const parts = [
    t.clip(format(baseCents)),
    ...(resinCents > 0 ? [t.resin(format(resinCents))] : []),
    ...(charmsCents > 0 ? [t.charms(format(charmsCents))] : []),
  ];
  const settled = useSettled(total);
  return (
    <div className={css.price}>
      <b className={css.total}>{total}</b>
      <span className={`${css.sum} ${css.parts}`}>
        {parts.map((part, index) => (
          <Fragment key={part}>
            {index > 0 && " "}
            <span className={css.part}>{index > 0 ? `+ ${part}` : part}</span>
          </Fragment>
        ))}
      </span>
      <PriceNote className={css.sum} />
      <span className={visuallyHidden} role="status">
        {settled && t.announced(settled)}
      </span>
    </div>
  );
}

/** Returns the value after SAY_AFTER_MS without change; at first, undefined. */
function useSettled(value: string): string | undefined {
  const [first] = useState(value);
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    if (value === first && settled === undefined) return;
    const timer = setTimeout(() => setSettled(value), SAY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [value, first, settled]);
  return settled;
}
