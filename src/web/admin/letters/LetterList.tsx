import type { ListedLetter } from "#shared/letters/schema.ts";
import { formatShortTime } from "#shared/text/dates.ts";
import { formatCount } from "#shared/text/formats.ts";
import { useMessages } from "#web/data/messages.ts";
import { useFormats } from "#web/data/shop-context.ts";
import * as css from "./Letters.css.ts";

type LetterListProps = {
  letters: readonly ListedLetter[];
  chosen: number;
  onChoose: (id: number) => void;
};

/** All letters with their states; the chosen one is open beside it. */
export function LetterList({ letters, chosen, onChoose }: LetterListProps) {
  const t = useMessages("letters");
  const stateText = useStateText();
  return (
    <nav aria-label={t.title} className={css.list}>
      <ul>
        {letters.map((letter) => (
          <li key={letter.id}>
            <button
              type="button"
              className={css.item}
              aria-current={letter.id === chosen || undefined}
              onClick={() => onChoose(letter.id)}
            >
              <strong dir="auto">{letter.subject}</strong>
              <span>{stateText(letter)}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Returns the function that says how far a letter is. */
export function useStateText(): (letter: ListedLetter) => string {
  const t = useMessages("letters").states;
  const formats = useFormats();
  const when = (iso: string | null) =>
    iso === null ? "" : formatShortTime(iso, formats);
  return ({ state, progress, sendAt, updatedAt }) => {
    const count = (number = 0) => formatCount(number, formats);
    const readers = count(progress?.readers);
    if (state === "draft") return t.draft(when(updatedAt));
    if (state === "scheduled") return t.scheduled(when(sendAt));
    if (state === "sent") return t.sent(when(sendAt), readers);
    return t[state](count(progress?.sent), readers);
  };
}
