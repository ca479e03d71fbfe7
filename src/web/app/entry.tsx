import "#web/ui/global.css.ts";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

import { PAGE_STATE_ID, type PageState, ROOT_ID } from "#shared/api/page.ts";
import { BrowserHistory } from "./BrowserHistory.tsx";
import { EarlyClicks, readEarlyClicks } from "./EarlyClicks.tsx";
import { fillQueries, Providers } from "./Providers.tsx";
import { createQueryClient } from "#web/data/queries.ts";
import { AppRoutes } from "./AppRoutes.tsx";

// The content security policy forbids eval. Without this setting zod would try
// eval, and the browser would report a violation.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.getElementById(ROOT_ID);
const source = document.getElementById(PAGE_STATE_ID)?.textContent;
if (!root || !source)
  throw new Error("This page was not rendered by the shop.");

const state: PageState = JSON.parse(source);
const queryClient = createQueryClient();
fillQueries(queryClient, state);

const earlyClicks = readEarlyClicks(root);

// In a transition, React hydrates the page in slices and handles events between
// them.
startTransition(() => {
  hydrateRoot(
    root,
    <StrictMode>
      <Providers state={state} queryClient={queryClient}>
        <BrowserHistory>
          <EarlyClicks controls={earlyClicks}>
            <AppRoutes />
          </EarlyClicks>
        </BrowserHistory>
      </Providers>
    </StrictMode>,
  );
});
