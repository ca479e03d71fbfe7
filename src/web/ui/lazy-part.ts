import { type ComponentType, useEffect, useState } from "react";

/** A component whose code comes when it is first wanted. */
type LazyPart<Props> = {
  /** Fetches the code; further calls give the same. A failure is not kept. */
  load(): Promise<ComponentType<Props>>;
  loaded: ComponentType<Props> | undefined;
};

/** Not React.lazy: nothing suspends, and a failed load can be tried again. */
export function lazyPart<Props>(
  fetchPart: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  const part: LazyPart<Props> = {
    loaded: undefined,
    load() {
      loading ??= fetchPart().then(
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

/** Handlers for a control that opens a part: pointing at it fetches it. */
export function preload<Props>(part: LazyPart<Props>) {
  // Pressing says it aloud if it fails; a mere sign does not.
  const fetchQuietly = () => void part.load().catch(() => {});
  return {
    onPointerEnter: fetchQuietly,
    onFocus: fetchQuietly,
    onTouchStart: fetchQuietly,
  };
}

/** The component once it is wanted and there; undefined until then. */
export function useLazyPart<Props>(
  part: LazyPart<Props>,
  isWanted: boolean,
  onFail: () => void,
): ComponentType<Props> | undefined {
  const [, setArrived] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new onFail is no reason to load
  useEffect(() => {
    if (!isWanted || part.loaded) return;
    let isCurrent = true;
    part.load().then(
      () => isCurrent && setArrived(true),
      () => isCurrent && onFail(),
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, part]);
  return part.loaded;
}
