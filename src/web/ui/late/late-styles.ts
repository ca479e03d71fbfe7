import { PRODUCT_STYLES, LATE_STYLES } from "#shared/api/paths.ts";

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
