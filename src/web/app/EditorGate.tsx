import { usePage } from "#web/data/shop-context.ts";
import { latePart, useLatePart } from "#web/ui/late/late-part.ts";

const editor = latePart(["errors", "panel"], () =>
  import("#web/site-editor/SiteEditor.tsx").then((module) => module.SiteEditor),
);

/** The page editor. Its code is loaded only for the maker. */
export function EditorGate() {
  const { canEdit } = usePage();
  // If the load fails, the page stays as visitors see it.
  const Editor = useLatePart(editor, canEdit === true, () => {});
  return canEdit && Editor ? <Editor /> : null;
}
