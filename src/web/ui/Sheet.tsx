import { type ReactNode, useEffect, useRef } from "react";
import { Dialog, Heading } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { IconButton } from "./IconButton.tsx";
import * as css from "./Sheet.css.ts";
import { frames, scrim } from "./SheetFrame.css.ts";
import { useWayBack } from "./useWayBack.ts";

type SheetProps = {
  /** From the right; centred; or the designer's two panes. */
  kind: "drawer" | "modal" | "designer";
  isOpen: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** While its work is under way nothing closes it. */
  isBusy?: boolean;
  /** False once text has been typed: a slip of the pointer must not lose it. */
  closesOnScrim?: boolean;
  /** Where the focus goes on opening; "content" sets its own `autoFocus`. */
  focusFirst?: "close" | "title" | "content";
  /** The pane beside the content; the designer's preview. */
  aside?: ReactNode;
  footer?: ReactNode;
  /** Called once it has gone, its closing motion included. */
  onExited?: () => void;
  children: ReactNode;
};

/** A modal dialog: title and close above, content that scrolls, foot below. */
export function Sheet(props: SheetProps) {
  const { kind, isBusy = false, closesOnScrim = true } = props;
  useWayBack(props.isOpen && !isBusy, props.onClose);
  return (
    <ModalOverlay
      className={scrim}
      isOpen={props.isOpen}
      onOpenChange={(isOpen) => !isOpen && !isBusy && props.onClose()}
      isDismissable={closesOnScrim && !isBusy}
      isKeyboardDismissDisabled={isBusy}
    >
      <Modal className={frames[kind]} data-sheet={kind}>
        <Dialog className={css.sheets[kind]} aria-busy={isBusy || undefined}>
          <SheetContent {...props} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function SheetContent(props: SheetProps) {
  const { kind, focusFirst = "close", aside } = props;
  useExit(props.onExited);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focusFirst === "title") title.current?.focus();
  }, [focusFirst]);
  const body = <div className={css.bodies[kind]}>{props.children}</div>;
  return (
    <>
      <div className={css.heads[kind]}>
        <Heading
          slot="title"
          level={2}
          ref={title}
          tabIndex={focusFirst === "title" ? -1 : undefined}
          className={css.titles[kind]}
        >
          {props.title}
        </Heading>
        <IconButton
          icon="close"
          label={props.closeLabel}
          disabled={props.isBusy}
          autoFocus={focusFirst === "close"}
          onClick={props.onClose}
        />
      </div>
      {aside === undefined ? (
        body
      ) : (
        <div className={css.panes}>
          <div className={css.aside}>{aside}</div>
          {body}
        </div>
      )}
      {props.footer && <div className={css.feet[kind]}>{props.footer}</div>}
    </>
  );
}

/** Two frames after the dialog has gone: react-aria's own focusing is over. */
function useExit(onExited: (() => void) | undefined): void {
  const exited = useRef(onExited);
  exited.current = onExited;
  useEffect(
    () => () => {
      requestAnimationFrame(() =>
        requestAnimationFrame(() => exited.current?.()),
      );
    },
    [],
  );
}
