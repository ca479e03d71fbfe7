import type { ListedLetter } from "#shared/letters/schema.ts";
import { useMessages } from "#web/data/messages.ts";
import { useFormats } from "#web/data/shop-context.ts";
import { sayState } from "./say-state.ts";
import * as css from "./Letters.css.ts";

type LetterListProps = {
  letters: readonly ListedLetter[];
  chosen: number;
  onChoose: (id: number) => void;
};

/** All letters with their states; the chosen one is open beside it. */
export function LetterList({ letters, chosen, onChoose }: LetterListProps) {
  const t = useMessages("panel").letters;
  const formats = useFormats();
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
              <span>{sayState(letter, t.states, formats)}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
