import {
  type ComponentType,
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useRef,
} from "react";

type Load<Props> = () => Promise<ComponentType<Props>>;

const loads: (() => Promise<unknown>)[] = [];

/**
 * A part of a page whose code the first load goes without. The server renders
 * it all the same (see `loadDeferred`); in the browser its markup stands as it
 * is until the code is there, and is taken over then. A button that was pressed
 * before counts as pressed then.
 */
export function deferred<Props extends object>(
  load: Load<Props>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  loads.push(async () => {
    loaded = await load();
  });
  const Part = lazy(() => (loaded ? atOnce(loaded) : insist(load)));
  return (props) => {
    const { frame, onTakenOver } = useEarlyPress();
    return (
      <div ref={frame} style={{ display: "contents" }}>
        <Suspense>
          <Part {...props} />
          <TakenOver onTakenOver={onTakenOver} />
        </Suspense>
      </div>
    );
  };
}

/** Says when what stands beside it listens. */
function TakenOver({ onTakenOver }: { onTakenOver: () => void }) {
  useEffect(onTakenOver, [onTakenOver]);
  return null;
}

/** Remembers the button that is pressed before its part can hear it. */
function useEarlyPress() {
  const frame = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLElement>(null);
  const isTakenOver = useRef(false);
  useEffect(() => {
    const element = frame.current;
    if (!element || isTakenOver.current) return;
    const remember = ({ target }: MouseEvent) => {
      if (isTakenOver.current || !(target instanceof Element)) return;
      if (element.contains(target)) pressed.current = target.closest("button");
    };
    // On the window: React keeps from the page what it cannot deliver yet.
    addEventListener("click", remember, true);
    return () => removeEventListener("click", remember, true);
  }, []);
  const onTakenOver = useCallback(() => {
    isTakenOver.current = true;
    pressed.current?.click();
    pressed.current = null;
  }, []);
  return { frame, onTakenOver };
}

/** Loads every deferred part, so that a rendering has them all. */
export async function loadDeferred(): Promise<void> {
  await Promise.all(loads.map((load) => load()));
}

type Module<Props> = { default: ComponentType<Props> };

/** A promise that is kept before anyone can wait: React goes on rendering. */
function atOnce<Props>(part: ComponentType<Props>): Promise<Module<Props>> {
  const module = { default: part };
  const promise = Promise.resolve(module);
  return Object.assign(promise, {
    // biome-ignore lint/suspicious/noThenProperty: React calls this one, at once
    then: (onLoaded: (value: Module<Props>) => void) => {
      onLoaded(module);
      return promise;
    },
  });
}

const RETRY_MS = 5_000;

/** Tries until it succeeds: the markup is there, only its code is late. */
async function insist<Props>(load: Load<Props>): Promise<Module<Props>> {
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
