import "#web/ui/global.css.ts";
import { type ReactNode, startTransition, StrictMode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import type { PageState } from "#shared/api/page.ts";
import {
  PAGE_STATE_ID,
  PRESSED_ATTRIBUTE,
  ROOT_ID,
  STARTED_EVENT,
} from "#shared/api/paths.ts";
import { loadedMessages, loadRoom } from "#web/data/messages.ts";
import { createQueryClient } from "#web/data/queries.ts";
import { showToast } from "#web/ui/toasts.ts";
import { retried } from "#web/ui/deferred.tsx";
import { BrowserHistory } from "./BrowserHistory.tsx";
import { fillQueries, Providers } from "./Providers.tsx";
import { AppRoutes } from "./AppRoutes.tsx";
import { MAKE_PAGE } from "./late-code.ts";

// The content security policy forbids eval. Without this setting zod would try
// eval, and the browser would report a violation.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

// A package of the bundle calls this, and a browser of the baseline lacks it;
// `checkScripts` finds such calls, and the shop's own code avoids them. This is
// react-aria, when a field of a dialog gets the focus on a touch screen.
if (!("timeout" in AbortSignal))
  Object.assign(AbortSignal, {
    timeout(ms: number) {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), ms);
      return controller.signal;
    },
  });

const root = getElement(ROOT_ID);
const source = getElement(PAGE_STATE_ID).textContent;

const state: PageState = JSON.parse(source);
const queryClient = createQueryClient(showToast);
fillQueries(queryClient, state);

function getElement(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error("This page was not rendered by the shop.");
  return element;
}

/**
 * Hydrates the page once its texts are there, which boot.ts loads, too. Not
 * at the top level and not exported: the bundler would split the entry.
 */
async function start(): Promise<void> {
  await retried(() => Promise.all([loadRoom("first"), loadOwnPage()]));
  dispatchEvent(new Event(STARTED_EVENT));
  const earlyClicks = readEarlyClicks(root);
  // In a transition, React hydrates the page in slices and handles events
  // between them.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <Providers
          state={state}
          messages={loadedMessages}
          queryClient={queryClient}
        >
          <BrowserHistory>
            <EarlyClicks controls={earlyClicks}>
              <AppRoutes />
            </EarlyClicks>
          </BrowserHistory>
        </Providers>
      </StrictMode>,
    );
  });
}

/**
 * The maker moves orders on while she works: until her page can do so, boot.ts
 * keeps what she presses.
 */
const loadOwnPage = () =>
  state.orderPage?.viewer === "maker" && MAKE_PAGE.load();

void start();

type EarlyClicksProps = {
  controls: readonly HTMLElement[];
  /** The application, as a child: a sibling would change the ids of `useId`. */
  children: ReactNode;
};

/**
 * Returns the controls that the shopper used before the code was loaded: the
 * radio buttons that she chose, and the button that she clicked last, which
 * boot.ts has marked. Must be called before hydration, which resets every
 * control.
 */
function readEarlyClicks(root: Element): HTMLElement[] {
  const radios = root.querySelectorAll<HTMLInputElement>("input[type=radio]");
  const buttons = root.querySelectorAll<HTMLElement>(`[${PRESSED_ATTRIBUTE}]`);
  for (const button of buttons) button.removeAttribute(PRESSED_ATTRIBUTE);
  return [
    ...[...radios].filter((radio) => radio.checked && !radio.defaultChecked),
    ...buttons,
  ];
}

/** Clicks these controls again after hydration. */
function EarlyClicks({ controls, children }: EarlyClicksProps) {
  useEffect(() => {
    // In a task of its own, React hydrates a part that is clicked.
    const timer = setTimeout(() => {
      for (const control of controls) control.click();
    });
    return () => clearTimeout(timer);
  }, [controls]);
  return children;
}
