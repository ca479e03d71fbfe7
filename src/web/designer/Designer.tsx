import { useMessages } from "#web/data/messages.ts";
import type { DesignMessages } from "#shared/messages/design/en.ts";
import { Dialog } from "#web/ui/Dialog.tsx";
import { TOUCH } from "#web/ui/useMedia.ts";
import { typedLetters } from "#shared/clip/beads.ts";
import { ClipPicture } from "#web/clip/ClipPicture.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { DesignerForm } from "./DesignerForm.tsx";
import { ChangeOrBuy, DesignerFoot, SubmitButton } from "./DesignerFoot.tsx";
import { toDraft } from "./draft.ts";
import { Stage } from "./Stage.tsx";
import {
  type DesignerOptions,
  type DesignerState,
  useDesigner,
} from "./useDesigner.tsx";
import { charmUnavailable, resinUnavailable } from "./say-part.ts";
import type { Design } from "./useDesign.ts";
import * as css from "./Designer.css.ts";
import * as stage from "./Stage.css.ts";

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
  const t = useMessages("design");
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
  t: DesignMessages,
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
  t: DesignMessages,
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

/** The picture of a shared clip, without editing tools. */
function SharedPicture({ design }: { design: Design }) {
  return (
    <div className={stage.stage}>
      <div className={stage.largeFrame}>
        <div className={stage.clip}>
          <ClipPicture
            charms={design.chosen}
            customText={design.text}
            resin={design.resin}
            shownWidth={600}
            hasShadow
            isFramed
            motion="live"
          />
        </div>
      </div>
    </div>
  );
}

/** Describes a shared design to a visitor who opened the link to the design. */
function SharedClip({ design }: { design: Design }) {
  const { chosen, resin, text } = design;
  const t = useMessages("design");
  const rows = [
    { label: t.parts.letters, value: typedLetters(text).join("") },
    { label: t.parts.resin, value: resin?.name },
    { label: t.parts.charms, value: chosen.map(({ name }) => name).join(", ") },
  ].filter(({ value }) => value);
  const unavailable = [
    resinUnavailable(resin, t),
    charmUnavailable(chosen, t),
  ].filter((sentence) => sentence !== undefined);
  return (
    <div className={css.shared}>
      <p className={css.lead}>{t.shared.lead}</p>
      <dl className={css.rows}>
        {rows.map(({ label, value }) => (
          <div key={label} className={css.row}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.value}>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {unavailable.map((sentence) => (
        <p key={sentence} className={css.unavailable}>
          <Icon name="warning" />
          <span>{sentence}</span>
        </p>
      ))}
    </div>
  );
}
