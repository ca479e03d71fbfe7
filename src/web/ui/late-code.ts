import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { LATE_STYLES, PRODUCT_STYLES } from "#shared/api/paths.ts";
import type { Room } from "#shared/messages/rooms.ts";
import { loadRoom } from "#web/data/messages.ts";
import { loadCode } from "#web/data/other-version.ts";

/**
 * Returns the function that adds styles that the first view does not need, once.
 * A call after a failure tries again. On the server, in development and on a
 * page that was served with them there is nothing to add.
 */
function sheet(name: string): () => Promise<void> {
  let loading: Promise<void> | undefined;
  return () => {
    loading ??= add(name).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

export const loadLateStyles = sheet(LATE_STYLES);
export const loadProductStyles = sheet(PRODUCT_STYLES);

async function add(name: string): Promise<void> {
  const meta =
    "document" in globalThis &&
    document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (!meta) return;
  const { content } = meta;
  await new Promise<void>((resolve, reject) => {
    const link = document.createElement("link");
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${content} could not be loaded.`));
    };
    link.rel = "stylesheet";
    link.href = content;
    document.head.append(link);
  });
}

/** Code that is loaded when first needed. */
type LateCode<Code> = {
  /**
   * Loads the code once. After a failure the next call tries again. While a
   * page only warms up (`isAhead`), nothing is loaded again for a failure.
   */
  load(isAhead?: boolean): Promise<Code>;
  loaded: Code | undefined;
};
/** A component whose code is loaded when first needed. */
export type LateComponent<Props> = LateCode<ComponentType<Props>>;

/** A component as late code. */
export const lateComponent: <Props>(
  ...given: Parameters<typeof lateCode<ComponentType<Props>>>
) => LateComponent<Props> = lateCode;

/**
 * Code that comes together with the texts of these rooms and the styles that the
 * first view does not need, so that nothing is shown unstyled.
 */
export function lateCode<Code>(
  rooms: readonly Room[],
  fetchCode: () => Promise<Code>,
  loadStyles: () => Promise<void> = loadLateStyles,
): LateCode<Code> {
  let loading: Promise<Code> | undefined;
  const fetchAll = async (isAhead: boolean) => {
    const [code] = await loadCode(
      () => Promise.all([fetchCode(), loadStyles(), ...rooms.map(loadRoom)]),
      isAhead ? undefined : late,
    );
    late.loaded = code;
    return code;
  };
  const late: LateCode<Code> = {
    loaded: undefined,
    load(isAhead = false) {
      loading ??= fetchAll(isAhead).catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },
  };
  return late;
}

/** Loads the code if `isWanted`; returns undefined until it is loaded. */
export function useLateCode<Code>(
  late: LateCode<Code>,
  isWanted: boolean,
  onFail: () => void,
): Code | undefined {
  const [, setLoaded] = useState(false);
  const failed = useEffectEvent(onFail);
  useEffect(() => {
    if (!isWanted || late.loaded) return;
    let isCurrent = true;
    late.load().then(
      () => isCurrent && setLoaded(true),
      () => isCurrent && failed(),
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, late]);
  return late.loaded;
}
