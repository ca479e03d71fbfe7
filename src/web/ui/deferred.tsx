import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { type LateComponent, lateComponent } from "./late-code.ts";

const loads: (() => Promise<unknown>)[] = [];

/**
 * A section of a page whose code is not in the first load. The server renders it
 * (see `loadDeferred`); the browser shows that markup and hydrates it once the
 * code is loaded. A button that was clicked earlier is then clicked again.
 */
export function deferred<Props extends object>(
  ...options: Parameters<typeof lateComponent<Props>>
): (props: Props) => ReactNode {
  return deferredComponent(lateComponent<Props>(...options));
}

/** The same of a section that others load as well, before it is shown. */
export function deferredComponent<Props extends object>(
  late: LateComponent<Props>,
): (props: Props) => ReactNode {
  loads.push(late.load);
  const Late = lazy(() => untilLoaded(late));
  return (props) => {
    // Kept as it is, because another type of component would be another state.
    const [Part] = useState<ComponentType<Props>>(() => late.loaded ?? Late);
    const { container, onHydrated } = useEarlyClick(Part === Late);
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

/**
 * Remembers the last button that was clicked before its section was hydrated. React
 * hydrates a section that is not `isLate` for a click.
 */
function useEarlyClick(isLate: boolean) {
  const container = useRef<HTMLDivElement>(null);
  const clicked = useRef<HTMLElement>(null);
  const isHydrated = useRef(!isLate);
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

/** Loads every deferred section, so that the server renders all of them. */
export async function loadDeferred(): Promise<void> {
  // What is loaded may have deferred parts of its own.
  for (let loaded = 0; loaded < loads.length;) {
    const next = loads.slice(loaded);
    loaded = loads.length;
    await Promise.all(next.map((load) => load()));
  }
}

const RETRY_MS = 5_000;

/** Loads a section, with retries until success; its markup is already visible. */
async function untilLoaded<Props>({ load }: LateComponent<Props>) {
  return { default: await retried(load) };
}

/** Loads something, with retries until success. */
export async function retried<Loaded>(
  load: () => Promise<Loaded>,
): Promise<Loaded> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => {
        setTimeout(resolve, RETRY_MS);
        addEventListener("online", resolve, { once: true });
      });
    }
  }
}
