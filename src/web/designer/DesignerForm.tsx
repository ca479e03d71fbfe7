import { useQuery } from "@tanstack/react-query";
import {
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { countLetters, MAX_CHARMS, MAX_LETTERS } from "#shared/clip/rules.ts";
import { charmsQuery, clipConfigQuery } from "#web/data/queries.ts";
import { CharmsNotice } from "./charms/CharmsNotice.tsx";
import { CharmTiles } from "./charms/CharmTiles.tsx";
import { ClipTitle } from "./ClipTitle.tsx";
import * as css from "./DesignerDialog.css.ts";
import { MessageField } from "./MessageField.tsx";
import { type Part, PartTabs } from "./PartTabs.tsx";
import { form as formClass, part as partClass } from "./parts.css.ts";
import { ResinSwatches } from "./ResinSwatches.tsx";
import type { DesignerState } from "./useDesigner.ts";

type DesignerFormProps = {
  state: DesignerState;
  /** Whether the first field takes the focus when the form appears. */
  takesFocus: boolean;
};

/** The form in which a shopper chooses letters, a resin and charms. */
export function DesignerForm({ state, takesFocus }: DesignerFormProps) {
  const { formId, design, isPending, shownPart } = state;
  const form = useFirstFocus(takesFocus);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPending) state.submit();
  };
  const hasResins = design.offer.resins.length > 0;
  return (
    <form
      id={formId}
      ref={form}
      className={formClass}
      noValidate
      onSubmit={submit}
      onKeyDown={toggleOnEnter}
    >
      {shownPart && (
        <PartTabs
          id={formId}
          parts={
            hasResins ? ["letters", "resin", "charms"] : ["letters", "charms"]
          }
          shown={shownPart}
          badges={{
            letters: `${countLetters(state.draft.text)}/${MAX_LETTERS}`,
            charms: `${countCharms(state)}/${MAX_CHARMS}`,
          }}
          onShow={state.showPart}
        />
      )}
      <FormPart part="letters" state={state}>
        <Letters state={state} />
      </FormPart>
      {hasResins && (
        <FormPart part="resin" state={state}>
          <ResinSwatches
            resins={design.offer.resins}
            chosen={design.resin}
            onChoose={state.editing.actions.chooseResin}
          />
        </FormPart>
      )}
      <FormPart part="charms" state={state}>
        <Charms state={state} />
      </FormPart>
    </form>
  );
}

type FormPartProps = {
  part: Part;
  state: DesignerState;
  children: ReactNode;
};

/** A part of the form; a tab panel if the form has tabs. */
function FormPart({ part, state, children }: FormPartProps) {
  const id = `${state.formId}-${part}`;
  const tab = state.shownPart && {
    role: "tabpanel",
    "aria-labelledby": `${id}-tab`,
    hidden: state.shownPart !== part,
  };
  return (
    <div id={id} className={partClass} {...tab}>
      {children}
    </div>
  );
}

function Letters({ state }: { state: DesignerState }) {
  const { data: config } = useQuery(clipConfigQuery);
  return (
    <>
      <MessageField
        text={state.draft.text}
        isReadOnly={state.isPending}
        onChange={state.editing.actions.setText}
        onFocusChange={state.setTyping}
      />
      <div className={css.intro}>{config && <ClipTitle config={config} />}</div>
    </>
  );
}

/** The charms to choose from, or why there are none. */
function Charms({ state }: { state: DesignerState }) {
  const { design, editing } = state;
  const { actions, swapping } = editing;
  const charms = useQuery(charmsQuery);
  if (design.offer.charms.length > 0)
    return (
      <CharmTiles
        choices={design.offer.charms}
        chosen={design.chosen}
        isTitled={state.shownPart === undefined}
        swapping={swapping}
        actions={actions}
      />
    );
  const reason = charms.isPending
    ? "loading"
    : charms.isError
      ? "failed"
      : "none";
  return <CharmsNotice state={reason} onRetry={() => void charms.refetch()} />;
}

/** Counts the charms; one that is being swapped is as good as off. */
function countCharms({ design, editing }: DesignerState): number {
  return design.chosen.length - (editing.swapping === undefined ? 0 : 1);
}

/** Makes Enter on a choice do what Space does, instead of sending the form. */
function toggleOnEnter(event: KeyboardEvent): void {
  const { key, target } = event;
  const isChoice =
    target instanceof HTMLInputElement && /checkbox|radio/.test(target.type);
  if (key !== "Enter" || !isChoice) return;
  event.preventDefault();
  target.click();
}

function useFirstFocus(isWanted: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const [isWantedFirst] = useState(isWanted);
  useEffect(() => {
    if (!isWantedFirst) return;
    form.current?.querySelector<HTMLInputElement>("input:enabled")?.focus();
  }, [isWantedFirst]);
  return form;
}
