import "./ui/global.css.ts";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

import { PAGE_STATE_ID, type PageState, ROOT_ID } from "#shared/page.ts";
import { BrowserHistory } from "./browser-history.tsx";
import { EarlyPresses, readEarlyPresses } from "./EarlyPresses.tsx";
import { fillQueries, Providers } from "./providers.tsx";
import { createQueryClient } from "./queries.ts";
import { AppRoutes } from "./router.tsx";

// The content policy forbids scripts made of text. zod would try whether it
// may make some, and the browser would report it. It reads this when it comes.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.getElementById(ROOT_ID);
const source = document.getElementById(PAGE_STATE_ID)?.textContent;
if (!root || !source) throw new Error("This page was not made by the shop.");

const state: PageState = JSON.parse(source);
const queryClient = createQueryClient();
fillQueries(queryClient, state);

const presses = readEarlyPresses(root);

// As a transition React takes the page over in slices, and presses on it are
// answered in between.
startTransition(() => {
  hydrateRoot(
    root,
    <StrictMode>
      <Providers state={state} queryClient={queryClient}>
        <BrowserHistory>
          <EarlyPresses presses={presses}>
            <AppRoutes />
          </EarlyPresses>
        </BrowserHistory>
      </Providers>
    </StrictMode>,
  );
});
