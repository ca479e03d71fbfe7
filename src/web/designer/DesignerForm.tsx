import { useQuery } from "@tanstack/react-query";
import {
  type KeyboardEvent,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import type { DesignBody } from "#shared/clip.ts";
import { charmsQuery, clipConfigQuery } from "../queries.ts";
import { CharmsNotice } from "./CharmsNotice.tsx";
import { CharmTiles } from "./CharmTiles.tsx";
import { ClipTitle } from "./ClipTitle.tsx";
import * as css from "./DesignerDialog.css.ts";
import type { Choice, Draft } from "./draft.ts";
import { MessageField } from "./MessageField.tsx";
import { ShareDesign } from "./ShareDesign.tsx";

type DesignerFormProps = {
  id: string;
  draft: Draft;
  design: Required<DesignBody>;
  choices: readonly Choice[];
  isPending: boolean;
  /** Whether the first charm has the focus when the form appears. */
  takesFocus: boolean;
  onToggle: (id: number) => void;
  onText: (text: string) => void;
  onSubmit: () => void;
};

/** What a shopper chooses: charms, a message; and sharing it. */
export function DesignerForm(props: DesignerFormProps) {
  const { draft, choices, isPending } = props;
  const charms = useQuery(charmsQuery);
  const { data: config } = useQuery(clipConfigQuery);
  const form = useFirstFocus(props.takesFocus);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPending) props.onSubmit();
  };
  const state = charms.isPending
    ? "loading"
    : charms.isError
      ? "failed"
      : "none";
  return (
    <form
      id={props.id}
      ref={form}
      className={css.options}
      noValidate
      onSubmit={submit}
      onKeyDown={toggleOnEnter}
    >
      {choices.length > 0 ? (
        <CharmTiles
          choices={choices}
          chosen={draft.chosen}
          onToggle={(id) => !isPending && props.onToggle(id)}
        />
      ) : (
        <CharmsNotice state={state} onRetry={() => void charms.refetch()} />
      )}
      <MessageField
        text={draft.text}
        isReadOnly={isPending}
        onChange={props.onText}
      />
      <ShareDesign design={props.design} />
      <div className={css.intro}>{config && <ClipTitle config={config} />}</div>
    </form>
  );
}

/** Enter on a checkbox would send the form; here it does what Space does. */
function toggleOnEnter(event: KeyboardEvent): void {
  const { key, target } = event;
  const isCheckbox =
    target instanceof HTMLInputElement && target.type === "checkbox";
  if (key !== "Enter" || !isCheckbox) return;
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
