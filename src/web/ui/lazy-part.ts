import { type ComponentType, useEffect, useState } from "react";
import type { StylePart } from "#shared/build/style-parts.ts";
import { withStyles } from "./part-styles.ts";

/** A component whose code is loaded when first needed. */
export type LazyPart<Props> = {
  /** Loads the code once. After a failure the next call tries again. */
  load(): Promise<ComponentType<Props>>;
  loaded: ComponentType<Props> | undefined;
};

/** Unlike React.lazy, nothing suspends and a failed load can be retried. */
export function lazyPart<Props>(
  styles: StylePart,
  fetchPart: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  const part: LazyPart<Props> = {
    loaded: undefined,
    load() {
      loading ??= withStyles(styles, fetchPart).then(
        (component) => {
          part.loaded = component;
          return component;
        },
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
  };
  return part;
}

/** Loads the component if `isWanted`; returns undefined until it is loaded. */
export function useLazyPart<Props>(
  part: LazyPart<Props>,
  isWanted: boolean,
  onFail: () => void,
): ComponentType<Props> | undefined {
  const [, setLoaded] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new onFail must not load again
  useEffect(() => {
    if (!isWanted || part.loaded) return;
    let isCurrent = true;
    part.load().then(
      () => isCurrent && setLoaded(true),
      () => isCurrent && onFail(),
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, part]);
  return part.loaded;
}
