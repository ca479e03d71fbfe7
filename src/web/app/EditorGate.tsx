import { usePage } from "#web/data/shop-context.ts";
import { lazyPart, useLazyPart } from "#web/ui/lazy-part.ts";

const editor = lazyPart("editor", () =>
  import("#web/site-editor/SiteEditor.tsx").then((module) => module.SiteEditor),
);

/** The maker's way to edit the page; nobody else loads its code. */
export function EditorGate() {
  const { canEdit } = usePage();
  // Without it the page is what a visitor sees.
  const Editor = useLazyPart(editor, canEdit === true, () => {});
  return canEdit && Editor ? <Editor /> : null;
}
