import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { Dialog as AriaDialog, Heading } from "react-aria-components/Dialog";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { IconButton } from "#web/ui/button/IconButton.tsx";
import { ErrorBoundary } from "#web/ui/ErrorBoundary.tsx";
import { useFootPlace } from "./foot-place.ts";
import * as css from "./Dialog.css.ts";
import { frames, scrim } from "./DialogFrame.css.ts";

type DialogProps = {
  /** A drawer slides in from the right; a modal is centered. */
  kind: "drawer" | "modal" | "designer" | "wide";
  isOpen: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** Nothing closes the dialog while it is busy. */
  isBusy?: boolean;
  /** False once text was typed, so that a stray click loses no text. */
  closesOnScrim?: boolean;
  /** What takes the focus on opening; "content" sets the focus itself. */
  focusFirst?: "close" | "title" | "content";
  /** The pane beside the content, as the designer's preview. */
  aside?: ReactNode;
  footer?: ReactNode;
  /** Called after the closing animation. */
  onExited?: () => void;
  children: ReactNode;
};

/** A modal dialog: title and close button, scrolling content, footer. */
export function Dialog(props: DialogProps) {
  const { kind, isBusy = false, closesOnScrim = true } = props;
  return (
    // Otherwise react-aria speaks the language of the browser.
    <I18nProvider locale={document.documentElement.lang}>
      <ModalOverlay
        className={scrim}
        isOpen={props.isOpen}
        onOpenChange={(isOpen) => !isOpen && !isBusy && props.onClose()}
        isDismissable={closesOnScrim && !isBusy}
        isKeyboardDismissDisabled={isBusy}
      >
        <Modal className={frames[kind]} data-dialog={kind}>
          <AriaDialog className={css.dialogs[kind]}>
            <DialogContent {...props} />
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </I18nProvider>
  );
}

function DialogContent(props: DialogProps) {
  const { kind, focusFirst = "close", aside } = props;
  useExit(props.onExited);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focusFirst === "title") title.current?.focus();
  }, [focusFirst]);
  const body = (
    // Not on the dialog: react-aria leaves the attribute out.
    <div className={css.bodies[kind]} aria-busy={props.isBusy || undefined}>
      {props.children}
    </div>
  );
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
          className={css.closers[kind]}
          disabled={props.isBusy}
          autoFocus={focusFirst === "close"}
          onClick={props.onClose}
        />
      </div>
      <ErrorBoundary>
        {aside === undefined ? (
          body
        ) : (
          <div className={css.panes}>
            <div className={css.aside}>{aside}</div>
            {body}
          </div>
        )}
        {props.footer && <Foot kind={kind}>{props.footer}</Foot>}
      </ErrorBoundary>
    </>
  );
}

function Foot({ kind, children }: Pick<DialogProps, "kind" | "children">) {
  return (
    <div className={css.feet[kind]} ref={useFootPlace(kind)}>
      {children}
    </div>
  );
}

/**
 * Calls `onExited` two frames after unmount, when react-aria has restored the
 * focus.
 */
function useExit(onExited: (() => void) | undefined): void {
  const exited = useEffectEvent(() => onExited?.());
  useEffect(
    () => () => {
      requestAnimationFrame(() => requestAnimationFrame(exited));
    },
    [],
  );
}
