import { useMessages } from "#web/data/messages.ts";
import type { DesignerMessages } from "#shared/messages/designer/en.ts";
import { Dialog } from "#web/ui/dialog/Dialog.tsx";
import { DesignerForm } from "./DesignerForm.tsx";
import { ChangeOrBuy, DesignerFoot, SubmitButton } from "./DesignerFoot.tsx";
import { toDraft } from "./draft/draft.ts";
import { SharedClip, SharedPicture } from "./share/SharedClip.tsx";
import { Stage } from "./Stage.tsx";
import {
  type DesignerOptions,
  type DesignerState,
  useDesigner,
} from "./useDesigner.ts";
import { TOUCH } from "#web/ui/useMedia.ts";

type DesignerProps = DesignerOptions & {
  onClose: () => void;
  /** Called after the closing animation. */
  onExited?: (() => void) | undefined;
  /** Whether this is someone else's design, which is shown before editing. */
  isShared: boolean;
};

/** The designer's dialog for one draft. */
export function Designer(props: DesignerProps) {
  const { isOpen, isShared, start, draft } = props;
  const state = useDesigner(props);
  const t = useMessages("designer");
  const view = isShared
    ? sharedView(state, t, () => props.onDraft(draft))
    : designView(state, t, isOpen, props.line !== undefined);
  return (
    <Dialog
      kind="designer"
      isOpen={isOpen}
      onClose={props.onClose}
      onExited={props.onExited}
      closeLabel={t.close}
      isBusy={state.isPending}
      closesOnScrim={draft.text === toDraft(start).text}
      {...view}
    />
  );
}

/** The view of someone else's design, which can be bought or changed. */
function sharedView(
  state: DesignerState,
  t: DesignerMessages,
  onChange: () => void,
) {
  const { design } = state;
  return {
    title: t.sharedTitle,
    focusFirst: "title",
    aside: <SharedPicture design={design} />,
    footer: (
      <DesignerFoot design={design}>
        <ChangeOrBuy state={state} onChange={onChange} />
      </DesignerFoot>
    ),
    children: <SharedClip design={design} />,
  } as const;
}

function designView(
  state: DesignerState,
  t: DesignerMessages,
  isOpen: boolean,
  isEdit: boolean,
) {
  const { design } = state;
  // Focusing a field would open a phone's on-screen keyboard.
  const focusesTitle = isOpen && matchMedia(TOUCH).matches;
  return {
    title: isEdit ? t.editTitle : t.title,
    focusFirst: focusesTitle ? "title" : "content",
    aside: <Stage state={state} />,
    footer: (
      <DesignerFoot design={design}>
        <SubmitButton state={state} isEdit={isEdit} />
      </DesignerFoot>
    ),
    children: <DesignerForm state={state} takesFocus={!focusesTitle} />,
  } as const;
}
