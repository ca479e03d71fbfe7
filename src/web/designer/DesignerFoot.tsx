import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { priceCents } from "#shared/money/cents.ts";
import { clipConfigQuery } from "#web/data/queries.ts";
import { Button } from "#web/ui/Button.tsx";
import * as css from "./DesignerDialog.css.ts";
import { DesignerPrice } from "./DesignerPrice.tsx";
import type { Design } from "./useDesign.ts";
import type { DesignerState } from "./useDesigner.ts";

type DesignerFootProps = { design: Design; children: ReactNode };

/** The price of a design, with the buttons beside the price. */
export function DesignerFoot({ design, children }: DesignerFootProps) {
  const { data: config } = useQuery(clipConfigQuery);
  return (
    <div className={css.foot}>
      {config && (
        <DesignerPrice
          baseCents={priceCents(config.basePrice)}
          resin={design.resin}
          charms={design.chosen}
        />
      )}
      {children}
    </div>
  );
}

type SubmitButtonProps = { state: DesignerState; isEdit: boolean };

/** The button that adds the design to the cart or updates the edited line. */
export function SubmitButton({ state, isEdit }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      form={state.formId}
      size="large"
      className={css.submit}
      isPending={state.isPending}
      pendingText={isEdit ? "Updating..." : "Adding..."}
    >
      {isEdit ? "Update Clip" : "Add to Cart"}
    </Button>
  );
}

type ChangeOrBuyProps = { state: DesignerState; onChange: () => void };

/** The buttons that change or buy someone else's design. */
export function ChangeOrBuy({ state, onChange }: ChangeOrBuyProps) {
  const { isPending } = state;
  return (
    <div className={css.actions}>
      <Button
        kind="line"
        size="large"
        className={css.submit}
        disabled={isPending}
        onClick={onChange}
      >
        Change It
      </Button>
      <Button
        size="large"
        className={css.submit}
        isPending={isPending}
        pendingText="Adding..."
        onClick={state.submit}
      >
        Add to Cart
      </Button>
    </div>
  );
}
