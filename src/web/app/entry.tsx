import "#web/ui/theme/global.css.ts";
import "./older-browsers.ts";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

import type { PageState } from "#shared/api/page.ts";
import { PAGE_STATE_ID, ROOT_ID, STARTED_EVENT } from "#shared/api/paths.ts";
import { BrowserHistory } from "./BrowserHistory.tsx";
import { EarlyClicks, readEarlyClicks } from "./EarlyClicks.tsx";
import { fillQueries, Providers } from "./Providers.tsx";
import { loadedMessages, loadRoom } from "#web/data/messages.ts";
import { createQueryClient } from "#web/data/queries.ts";
import { showToast } from "#web/ui/toast/toasts.ts";
import { retried } from "#web/ui/late/deferred.tsx";
import { AppRoutes } from "./AppRoutes.tsx";
import { MAKE_PAGE } from "./maker-page.ts";

// The content security policy forbids eval. Without this setting zod would try
// eval, and the browser would report a violation.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

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
