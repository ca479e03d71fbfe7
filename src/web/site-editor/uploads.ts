import { createStore } from "#web/data/store.ts";

/** The number of uploads under way, whose results belong to the draft. */
export const runningUploads = createStore(0);

/** Counts an upload until its result is in the draft. */
export async function countUpload(upload: () => Promise<void>): Promise<void> {
  runningUploads.set(runningUploads.get() + 1);
  try {
    await upload();
  } finally {
    runningUploads.set(runningUploads.get() - 1);
  }
}
