import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { DIALOG_MESSAGES } from "#shared/dialog-messages.ts";
import { designPath } from "#shared/paths.ts";
import { cartQuery, urlQuery } from "../queries.ts";
import { showToast } from "../ui/toasts.ts";
import { DesignerDialog } from "../designer/DesignerDialog.tsx";

type DesignerOverlayProps = {
  isOpen: boolean;
  /** The custom line of the cart that is changed. */
  lineId?: number | undefined;
  /** The code of a shared design to begin with. */
  code?: string | undefined;
  onClose: () => void;
  /** The clip is in the cart. */
  onDone: () => void;
  onExited?: () => void;
};

const designQuery = (code: string) =>
  urlQuery(designPath(code), () =>
    import("#shared/clip.ts").then((module) => module.DesignReply),
  );

/**
 * The designer as the page opens it: empty, on a line of the cart, or with a
 * shared design, which is fetched first.
 */
export function DesignerOverlay(props: DesignerOverlayProps) {
  const { isOpen, lineId, code = "" } = props;
  const { data: cart } = useQuery({
    ...cartQuery,
    enabled: lineId !== undefined,
  });
  const shared = useQuery({ ...designQuery(code), enabled: code !== "" });
  const { isError } = shared;
  useEffect(() => {
    if (isError) showToast(DIALOG_MESSAGES.sharedDesignFailed, "error");
  }, [isError]);
  return (
    <DesignerDialog
      isOpen={isOpen && !shared.isLoading}
      onClose={props.onClose}
      onDone={props.onDone}
      onExited={props.onExited}
      editing={cart?.find((line) => line.id === lineId)}
      initial={shared.data}
    />
  );
}
