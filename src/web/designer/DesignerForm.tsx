import { useQuery } from "@tanstack/react-query";
import {
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { countLetters, MAX_CHARMS, MAX_LETTERS } from "#shared/clip/rules.ts";
import { charmsQuery, clipConfigQuery } from "#web/data/queries.ts";
import { noBeadError } from "#shared/clip/beads.ts";
import { BeadInput } from "#web/clip/BeadInput.tsx";
import { useMessages } from "#web/data/messages.ts";
import { FieldError } from "#web/ui/FieldError.tsx";
import * as field from "#web/ui/TextField.css.ts";
import { visuallyHidden } from "#web/ui/layout.css.ts";
import { CharmsNotice, CharmTiles } from "./CharmTiles.tsx";
import { ClipTitle } from "./Stage.tsx";
import { type DesignPart, PartTabs } from "./PartTabs.tsx";
import { ResinSwatches } from "./ResinSwatches.tsx";
import type { DesignerState } from "./useDesigner.tsx";
import * as css from "./DesignerForm.css.ts";
import {
  form as formClass,
  head,
  part as partClass,
  title,
} from "./parts.css.ts";

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
  part: DesignPart;
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

/** The field for the message on the beads, with a counter of letters. */
function MessageField({
  text,
  isReadOnly,
  onChange,
  onFocusChange,
}: {
  text: string;
  isReadOnly: boolean;
  onChange: (text: string) => void;
  onFocusChange: (isFocused: boolean) => void;
}) {
  const id = useId();
  const { message: t } = useMessages("design");
  const count = countLetters(text);
  const error = noBeadError(text);
  return (
    <div className={css.field}>
      <div className={head}>
        <label className={title} htmlFor={id}>
          {t.label}
        </label>
        <span id={`${id}-hint`} className={field.hint}>
          {t.hint}
        </span>
      </div>
      <div className={css.frame}>
        <BeadInput
          id={id}
          className={`${field.input} ${css.input}`}
          value={text}
          readOnly={isReadOnly}
          onChange={onChange}
          onFocus={() => onFocusChange(true)}
          onBlur={() => onFocusChange(false)}
          placeholder={t.placeholder(MAX_LETTERS)}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-count ${id}-${error ? "error" : "hint"}`}
        />
        <span
          id={`${id}-count`}
          className={css.count}
          data-full={count >= MAX_LETTERS || undefined}
        >
          <span className={visuallyHidden}>{t.used}</span>
          <span>{`${count}/${MAX_LETTERS}`}</span>
        </span>
      </div>
      <div role="status">
        {error ? (
          <FieldError id={`${id}-error`}>{error}</FieldError>
        ) : (
          count >= MAX_LETTERS - 1 && (
            <span className={visuallyHidden}>
              {t.count(count, MAX_LETTERS)}
            </span>
          )
        )}
      </div>
    </div>
  );
}
