import { type ComponentType, lazy, Suspense } from "react";

type Load<Props> = () => Promise<ComponentType<Props>>;

const loads: (() => Promise<unknown>)[] = [];

/**
 * A part of a page whose code the first load goes without. The server renders
 * it all the same (see `loadDeferred`); in the browser its markup stands as it
 * is until the code is there, and is taken over then.
 */
export function deferred<Props extends object>(
  load: Load<Props>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  loads.push(async () => {
    loaded = await load();
  });
  const Part = lazy(() => (loaded ? atOnce(loaded) : insist(load)));
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
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
