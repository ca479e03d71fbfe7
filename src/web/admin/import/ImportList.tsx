import type { ImportPreview } from "#shared/import/schema.ts";
import { quiet } from "#web/admin/form/admin.css.ts";
import { useMessages } from "#web/data/messages.ts";
import { Button } from "#web/ui/button/Button.tsx";
import { CheckBox } from "#web/ui/field/CheckBox.tsx";
import { Price } from "#web/ui/Price.tsx";
import * as css from "./ImportDialog.css.ts";
import { canCome, type ImportRow } from "./useImport.ts";

type ImportListProps = {
  preview: ImportPreview;
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  onStart: (rows: ImportRow[]) => Promise<void>;
  onOther: () => void;
};

/** What a file would bring, to choose from. */
export function ImportList(props: ImportListProps) {
  const { preview, chosen, onChoose, onStart, onOther } = props;
  const t = useMessages("import");
  const rows = preview.items.filter(({ key }) => chosen.has(key));
  const setChosen = (key: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(key);
    else next.delete(key);
    onChoose(next);
  };
  return (
    <div className={css.stack}>
      <p role="status">{t.found(preview.items.length)}</p>
      {preview.unread.length > 0 && (
        <p className={quiet}>{t.unread(preview.unread.join(", "))}</p>
      )}
      <ul className={css.list}>
        {preview.items.map((row) => (
          <li key={row.key} className={css.row}>
            {canCome(row) ? (
              <CheckBox
                isChecked={chosen.has(row.key)}
                onChange={(isChosen) => setChosen(row.key, isChosen)}
              >
                <strong>{row.name}</strong>
              </CheckBox>
            ) : (
              <strong>{row.name}</strong>
            )}
            <About row={row} />
          </li>
        ))}
      </ul>
      <div className={css.foot}>
        {rows.length > 0 && (
          <Button onClick={() => void onStart(rows)}>
            {t.start(rows.length)}
          </Button>
        )}
        <Button kind="line" onClick={onOther}>
          {t.another}
        </Button>
      </div>
    </div>
  );
}

function About({ row }: { row: ImportRow }) {
  const t = useMessages("import");
  const { state, variants, pictures } = row;
  return (
    <p className={css.about}>
      {row.price !== "" && <Price value={row.price} />}
      {variants.length > 0 && <span>{t.options(variants.length)}</span>}
      {pictures.length > 0 && <span>{t.pictures(pictures.length)}</span>}
      {state !== "new" && <span className={css.state}>{t.states[state]}</span>}
    </p>
  );
}
