import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
} from "react";
import { Dialog as AriaDialog, Heading } from "react-aria-components/Dialog";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { IconButton } from "./IconButton.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import {
  FOOTER,
  FOOTER_ATTRIBUTE,
  REGION_ATTRIBUTE,
  tellHeight,
} from "./toast-place.ts";
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
  /**
   * The element that takes the focus on opening; "content" sets the focus
   * itself.
   */
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

const findRegion = () =>
  document.querySelector<HTMLElement>(`[${REGION_ATTRIBUTE}]`);

/** Publishes the place of a dialog's footer to the notifications' region. */
function useFootPlace(kind: string): RefObject<HTMLDivElement | null> {
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = foot.current;
    const frame = element?.closest<HTMLElement>("[data-dialog]");
    const region = findRegion();
    if (!element || !frame || !region) return;
    const root = document.documentElement;
    const { style } = region;
    tellHeight(frame, region);
    const measure = () => {
      // A closing dialog must not overwrite the next one's values.
      if (frame.hasAttribute("data-exiting") || !frame.isConnected) return;
      const { top, bottom, left, width } = element.getBoundingClientRect();
      // In a very low window the footer scrolls with the whole dialog.
      const isPinned = bottom <= innerHeight + 1;
      style.setProperty(FOOTER.bottom, `${isPinned ? innerHeight - top : 0}px`);
      style.setProperty(FOOTER.left, `${left}px`);
      style.setProperty(FOOTER.width, `${width}px`);
      root.setAttribute(FOOTER_ATTRIBUTE, kind);
    };
    const observer = new ResizeObserver(() => {
      measure();
      // The dialog moves until its animation ends or is canceled; a canceled
      // animation has no end event, but settles `finished`.
      const moves = frame.getAnimations().map(({ finished }) => finished);
      if (moves.length > 0) void Promise.allSettled(moves).then(measure);
    });
    observer.observe(element);
    observer.observe(frame);
    return () => {
      observer.disconnect();
      if (root.getAttribute(FOOTER_ATTRIBUTE) === kind)
        root.removeAttribute(FOOTER_ATTRIBUTE);
    };
  }, [kind]);
  return foot;
}
