import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { getDesign } from "#shared/clip/calls.ts";
import { useMessages } from "#web/data/messages.ts";
import { cartQuery, callQuery } from "#web/data/queries.ts";
import { showToast } from "#web/ui/toast/toasts.ts";
import { DesignerDialog } from "./DesignerDialog.tsx";

type DesignerOverlayProps = {
  isOpen: boolean;
  /** The cart line to change. */
  lineId?: number | undefined;
  /** The code of a shared design to start with. */
  code?: string | undefined;
  onClose: () => void;
  /** Called when the clip is in the cart. */
  onDone: () => void;
  onExited?: () => void;
};

const designQuery = (code: string) =>
  callQuery(getDesign, { params: { code } });

/**
 * Opens the designer empty, with a line of the cart, or with a shared design.
 * The line or the design is fetched first.
 */
export function DesignerOverlay(props: DesignerOverlayProps) {
  const { isOpen, lineId, code = "" } = props;
  const { told } = useMessages("designer");
  const cart = useQuery({ ...cartQuery, enabled: lineId !== undefined });
  const shared = useQuery({ ...designQuery(code), enabled: code !== "" });
  const { isError } = shared;
  useEffect(() => {
    if (isError) showToast(told.sharedFailed, "error");
  }, [isError, told]);
  const isLoading = cart.isLoading || shared.isLoading;
  const editing = cart.data?.find((line) => line.id === lineId);
  return (
    <DesignerDialog
      {...props}
      isOpen={isOpen && !isLoading}
      editing={editing}
      isLineGone={lineId !== undefined && cart.data !== undefined && !editing}
      initial={shared.data}
    />
  );
}
