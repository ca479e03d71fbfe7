import { useState } from "react";
import type { MakerOrder } from "#shared/orders/progress.ts";
import { isOpenStatus } from "#shared/orders/state.ts";
import { useMessages } from "#web/data/messages.ts";
import { useBackToClose, useForwardToOpen } from "#web/data/useBackToClose.ts";
import { Button } from "#web/ui/button/Button.tsx";
import { deferred } from "#web/ui/late/deferred.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { Confirmation } from "./Confirmation.tsx";
import { CorrectionHistory } from "./CorrectionHistory.tsx";
import * as css from "./MakePage.css.ts";

const CorrectionDialog = deferred(["errors", "making", "delivery"], () =>
  import("./CorrectionDialog.tsx").then((module) => module.CorrectionDialog),
);

type CorrectOrderProps = {
  token: string;
  order: MakerOrder;
  onChanged: (order: MakerOrder) => void;
  onRefused: () => void;
};

/** Corrects what was ordered, as long as that can be, and says what was. */
export function CorrectOrder(props: CorrectOrderProps) {
  const { token, order, onChanged, onRefused } = props;
  const { correct: t } = useMessages("making");
  const [isOpen, setOpen] = useState(false);
  // It stays once it was open, with what was typed: Back closes it as well.
  const [hasOpened, setHasOpened] = useState(false);
  const close = () => setOpen(false);
  useBackToClose("correction", isOpen, close);
  const canCorrect = order.stands && isOpenStatus(order.status);
  const open = () => {
    setHasOpened(true);
    setOpen(true);
  };
  useForwardToOpen("correction", () => canCorrect && open());
  return (
    <div className={css.corrections}>
      {canCorrect && (
        <>
          <Confirmation {...props} onCorrect={open} />
          <Button kind="line" aria-haspopup="dialog" onClick={open}>
            <Icon name="pencil" />
            <span>{t.open}</span>
          </Button>
        </>
      )}
      <CorrectionHistory order={order} />
      {hasOpened && (
        <CorrectionDialog
          isOpen={isOpen}
          token={token}
          order={order}
          onClose={close}
          onChanged={onChanged}
          onRefused={onRefused}
        />
      )}
    </div>
  );
}
