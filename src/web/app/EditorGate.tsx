import { usePage } from "#web/data/shop-context.ts";
import { lazyPart, useLazyPart } from "#web/ui/lazy-part.ts";

const editor = lazyPart("editor", () =>
  import("#web/site-editor/SiteEditor.tsx").then((module) => module.SiteEditor),
);

/** The page editor. Its code is loaded only for the maker. */
export function EditorGate() {
  const { canEdit } = usePage();
  // If the load fails, the page stays as visitors see it.
  const Editor = useLazyPart(editor, canEdit === true, () => {});
  return canEdit && Editor ? <Editor /> : null;
}
