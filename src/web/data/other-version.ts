// The code of a page belongs to one version of the shop. A page that stays open
// while the shop gets another version may ask for files that are gone.

const ENTRY = /data-entry="([^"]+)"/;
/** Longer than a reload takes to begin, so that no error is shown before it. */
const RELOAD_MS = 5_000;
const ownEntry = () =>
  document.querySelector<HTMLElement>("script[data-entry]")?.dataset.entry;

const failed = new WeakSet<object>();

/**
 * Loads code that is not part of the first load. If it is gone because the shop
 * has another version by now, loads the page again. Otherwise rejects as `load`
 * does: a page must not vanish because a connection failed. `part` stands for
 * code that somebody waits for. When it fails again although the shop answers,
 * the page is loaded again: some browsers never ask again for a script that
 * failed once.
 */
export async function loadCode<Code>(
  load: () => Promise<Code>,
  part?: object,
): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    const isHere = await reloadIfOutdated().then(
      () => true,
      () => false,
    );
    if (part) {
      if (isHere && failed.has(part)) await reloadOnce();
      failed.add(part);
    }
    throw error;
  }
}

/**
 * Loads the page again if the shop has another version; once for each version
 * that the tab has seen, so that two versions behind a balancer make no loop.
 */
export async function reloadIfOutdated(): Promise<void> {
  const script = document.querySelector<HTMLElement>("script[data-entry]");
  const own = script?.dataset.entry;
  const answer = await fetch(location.href, { cache: "no-store" });
  const current = ENTRY.exec(await answer.text())?.[1];
  if (own && current && current !== own) await reloadOnce();
}

/** Loads the page again, unless the tab has done that for this version. */
async function reloadOnce(): Promise<void> {
  const key = `reloaded ${ownEntry()}`;
  if (sessionStorage.getItem(key)) return;
  // Throws where nothing can be stored: then the page stays as it is.
  sessionStorage.setItem(key, "yes");
  location.reload();
  await new Promise((resolve) => setTimeout(resolve, RELOAD_MS));
}
