import type { LetterInput } from "#shared/letters/schema.ts";
import { useMessages } from "#web/data/messages.ts";
import { useShop } from "#web/data/shop-context.ts";
import { Button } from "#web/ui/Button.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { teeth } from "#web/ui/ScallopEdge.css.ts";
import { useMenu } from "#web/ui/useMenu.ts";
import { type Beginning, useBeginnings } from "./beginnings.ts";
import * as css from "./Beginnings.css.ts";

type Begin = (letter: LetterInput) => void;

/** The page of somebody who has not written yet: three letters to begin with. */
export function Beginnings(props: { hasReaders: boolean; onBegin: Begin }) {
  const t = useMessages("panel").letters.beginnings;
  return (
    <>
      <p className={css.lead}>{props.hasReaders ? t.lead : t.noReaders}</p>
      <ul className={css.list}>
        {useBeginnings().map((beginning) => (
          <li key={beginning.id}>
            <button
              type="button"
              className={css.beginning}
              onClick={() => props.onBegin(beginning.letter)}
            >
              <Sheet beginning={beginning} />
              <span className={css.words}>
                <span className={css.name}>{beginning.name}</span>
                <span className={css.about}>{beginning.about}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Draws the mail as it would arrive, from her own clips, pictures and dates. */
function Sheet({ beginning }: { beginning: Beginning }) {
  const { name } = useShop();
  const { id, letter, pictures, day } = beginning;
  return (
    <span className={css.tray} aria-hidden="true">
      <span className={css.sheet}>
        <span className={css.shop}>{name}</span>
        <span className={`${teeth} ${css.edge}`} />
        <span className={css.page}>
          <b className={css.subject}>{letter.subject.slice(1, -1)}</b>
          <i className={css.line} />
          <i className={css.line} />
          {pictures.length > 0 && (
            <span className={css.pictures[id === "pour" ? "pair" : "one"]}>
              {pictures.map((src) => (
                <img key={src} src={src} alt="" />
              ))}
            </span>
          )}
          {day && <em className={css.day}>{day}</em>}
          <i className={css.line} />
          <i className={css.line} />
        </span>
      </span>
    </span>
  );
}

/** Begins a letter: with a blank page, and later with one of the three as well. */
export function NewLetter(props: {
  hasMenu: boolean;
  isPending: boolean;
  blank: LetterInput;
  onBegin: Begin;
}) {
  const { hasMenu, isPending, blank, onBegin } = props;
  const t = useMessages("panel").letters;
  const { id, isOpen, setOpen, place, opener } = useMenu();
  const begin: Begin = (letter) => {
    setOpen(false);
    onBegin(letter);
  };
  return (
    <div ref={place} className={css.place}>
      <Button
        ref={opener}
        kind="primary"
        isPending={isPending}
        aria-expanded={hasMenu ? isOpen : undefined}
        aria-controls={hasMenu ? id : undefined}
        onClick={() => (hasMenu ? setOpen(!isOpen) : begin(blank))}
      >
        <Icon name="plus" />
        <span>{t.add}</span>
      </Button>
      {hasMenu && (
        <div id={id} className={css.menu} hidden={!isOpen}>
          {isOpen && <Choices blank={blank} onBegin={begin} />}
        </div>
      )}
    </div>
  );
}

function Choices({ blank, onBegin }: { blank: LetterInput; onBegin: Begin }) {
  const t = useMessages("panel").letters.beginnings;
  const choices = [
    { name: t.blank, letter: blank },
    ...useBeginnings().map(({ name, letter }) => ({ name, letter })),
  ];
  return choices.map(({ name, letter }) => (
    <Button
      key={name}
      kind="quiet"
      size="small"
      className={css.choice}
      onClick={() => onBegin(letter)}
    >
      {name}
    </Button>
  ));
}
