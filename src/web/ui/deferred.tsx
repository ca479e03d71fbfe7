import {
  type ComponentType,
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useRef,
} from "react";
import type { StylePart } from "#shared/build/style-parts.ts";
import { withStyles } from "./part-styles.ts";

type Load<Props> = () => Promise<ComponentType<Props>>;

const loads: (() => Promise<unknown>)[] = [];

/**
 * A part of a page whose code is not in the first load. The server renders it
 * (see `loadDeferred`); the browser shows that markup and hydrates it once the
 * code is loaded. A button that was clicked earlier is then clicked again.
 */
export function deferred<Props extends object>(
  styles: StylePart | "first view",
  loadCode: Load<Props>,
): ComponentType<Props> {
  const load =
    styles === "first view" ? loadCode : () => withStyles(styles, loadCode);
  let loaded: ComponentType<Props> | undefined;
  loads.push(async () => {
    loaded = await load();
  });
  const Part = lazy(() =>
    loaded ? resolvedPromise(loaded) : retryImport(load),
  );
  return (props) => {
    const { container, onHydrated } = useEarlyClick();
    return (
      <div ref={container} style={{ display: "contents" }}>
        <Suspense>
          <Part {...props} />
          <Hydrated onHydrated={onHydrated} />
        </Suspense>
      </div>
    );
  };
}

/** Calls `onHydrated` when the sibling components are hydrated. */
function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return null;
}

/** Remembers the last button that was clicked before its part was hydrated. */
function useEarlyClick() {
  const container = useRef<HTMLDivElement>(null);
  const clicked = useRef<HTMLElement>(null);
  const isHydrated = useRef(false);
  useEffect(() => {
    const element = container.current;
    if (!element || isHydrated.current) return;
    const remember = ({ target }: MouseEvent) => {
      if (isHydrated.current || !(target instanceof Element)) return;
      if (element.contains(target)) clicked.current = target.closest("button");
    };
    // On the window, because React stops events for parts not yet hydrated.
    addEventListener("click", remember, true);
    return () => removeEventListener("click", remember, true);
  }, []);
  const onHydrated = useCallback(() => {
    isHydrated.current = true;
    clicked.current?.click();
    clicked.current = null;
  }, []);
  return { container, onHydrated };
}

/** Loads every deferred part, so that the server renders all of them. */
export async function loadDeferred(): Promise<void> {
  await Promise.all(loads.map((load) => load()));
}

type Module<Props> = { default: ComponentType<Props> };

/** A promise that calls back synchronously, so that React does not suspend. */
function resolvedPromise<Props>(
  part: ComponentType<Props>,
): Promise<Module<Props>> {
  const module = { default: part };
  const promise = Promise.resolve(module);
  return Object.assign(promise, {
    // biome-ignore lint/suspicious/noThenProperty: React calls it synchronously
    then: (onLoaded: (value: Module<Props>) => void) => {
      onLoaded(module);
      return promise;
    },
  });
}

const RETRY_MS = 5_000;

/** Loads a part, with retries until success; its markup is already visible. */
async function retryImport<Props>(load: Load<Props>): Promise<Module<Props>> {
  for (;;) {
    try {
      return { default: await load() };
    } catch {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, RETRY_MS);
        addEventListener(
          "online",
          () => {
            clearTimeout(timer);
            resolve();
          },
          { once: true },
        );
      });
    }
  }
}
