import { NO_LEGAL } from "#shared/site/legal.ts";
import { DEFAULT_SHOP_NAME } from "#shared/api/page.ts";
import { MessagesContext } from "#web/data/messages.ts";
import { ShopContext } from "#web/data/shop-context.ts";
import { DOLLARS, ENGLISH } from "#tests/support/say.ts";
import { siteContent } from "#tests/support/site.ts";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { Window } from "happy-dom";
import { act } from "react";
import { until } from "#tests/support/until.ts";

/** A page of a new shop in English. */
export const PAGE = {
  shop: {
    name: DEFAULT_SHOP_NAME,
    ownerEmail: "maker@example.com",
    supportEmail: "maker@example.com",
    socialUrl: "",
    publicUrl: "http://localhost",
    timeZone: "UTC",
    cartDays: 30,
  },
  site: {
    ...siteContent(),
    name: DEFAULT_SHOP_NAME,
    language: "en" as const,
    currency: "USD",
    timeZone: "UTC",
    legal: NO_LEGAL,
    hidden: [],
    deliveryOptions: [],
    pause: null,
    pace: null,
    numbers: true,
    pictures: {},
    pages: [],
    updatedAt: "2026-11-22T10:00:00.000Z",
  },
  formats: DOLLARS,
  year: 2026,
  change: () => {},
};

type RenderedHook<Result> = {
  /** The value that the hook returned in the last render. */
  readonly current: Result;
  /** Runs an action and renders the updates that it causes. */
  run(action: () => unknown): Promise<void>;
  /** Waits until no request of the query client is pending, then renders. */
  settle(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
};

/**
 * Renders a hook in a component of its own, within a document of happy-dom. The
 * document is global until the result is disposed, because React reads it from
 * there.
 */
export async function renderHook<Result>(
  useHook: () => Result,
  queryClient: QueryClient,
): Promise<RenderedHook<Result>> {
  const removeDocument = installDocument();
  // Imported here, because React DOM looks for the document when it is loaded.
  const { createRoot } = await import("react-dom/client");
  const root = createRoot(document.createElement("div"));
  const results: Result[] = [];
  const run = (action: () => unknown) =>
    act(async () => {
      await action();
      await nextTask();
    });
  await run(() =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <MessagesContext value={ENGLISH}>
          <ShopContext value={PAGE}>
            <Harness
              useHook={useHook}
              onResult={(result) => void results.push(result)}
            />
          </ShopContext>
        </MessagesContext>
      </QueryClientProvider>,
    ),
  );
  return {
    get current() {
      const result = results.at(-1);
      if (result === undefined) throw new Error("The hook has not rendered.");
      return result;
    },
    run,
    settle: () =>
      run(() =>
        until(() => queryClient.isMutating() + queryClient.isFetching() === 0),
      ),
    async [Symbol.asyncDispose]() {
      await run(() => root.unmount());
      removeDocument();
    },
  };
}

type HarnessProps<Result> = {
  useHook: () => Result;
  onResult: (result: Result) => void;
};

function Harness<Result>({ useHook, onResult }: HarnessProps<Result>) {
  onResult(useHook());
  return null;
}

/** Waits for the task, queued before, in which TanStack Query notifies. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

/** Installs a global document and returns a function that removes it. */
function installDocument(): () => void {
  const window = new Window({ url: "http://localhost/admin" });
  const globals = {
    window,
    document: window.document,
    requestAnimationFrame: window.requestAnimationFrame.bind(window),
    IS_REACT_ACT_ENVIRONMENT: true,
  };
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { configurable: true, value });
  return () => {
    for (const name of Object.keys(globals))
      Reflect.deleteProperty(globalThis, name);
    void window.happyDOM.close();
  };
}
