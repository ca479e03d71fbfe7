import { useState } from "react";
import { IMPORT_LIMITS, type ImportPreview } from "#shared/import/schema.ts";
import { Notice } from "#web/admin/form/Notice.tsx";
import { quiet } from "#web/admin/form/admin.css.ts";
import { useMessages } from "#web/data/messages.ts";
import { useFormats } from "#web/data/shop-context.ts";
import { Button } from "#web/ui/Button.tsx";
import { CheckBox } from "#web/ui/CheckBox.tsx";
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

/** Shows what a file would bring, to choose from. */
export function ImportList(props: ImportListProps) {
  const { preview, chosen, onChoose, onStart, onOther } = props;
  const t = useMessages("panel").import;
  const rows = preview.items.filter(({ key }) => chosen.has(key));
  const [isOwnCurrency, setOwnCurrency] = useState(
    preview.currencies.length === 0,
  );
  const setChosen = (key: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(key);
    else next.delete(key);
    onChoose(next);
  };
  return (
    <div className={css.stack}>
      <p role="status">{t.found(preview.items.length)}</p>
      <Left preview={preview} />
      {preview.currencies.length > 0 && (
        <OtherCurrency
          currencies={preview.currencies}
          isTaken={isOwnCurrency}
          onTake={setOwnCurrency}
        />
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
        {rows.length > 0 && isOwnCurrency && (
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

/** Says what of the file as a whole does not come. */
function Left({ preview }: { preview: ImportPreview }) {
  const t = useMessages("panel").import;
  const { left, unevenRows, unread, isGuessed } = preview;
  const rows = unevenRows.join(", ");
  const isMore = left.unevenRows > unevenRows.length;
  const said = [
    left.unevenRows > 0 &&
      t.uneven(left.unevenRows, isMore ? `${rows}, ...` : rows),
    left.drafts > 0 && t.drafts(left.drafts),
    left.giftCards > 0 && t.giftCards(left.giftCards),
    unread.length > 0 && t.unread(unread.join(", ")),
    isGuessed && t.letters,
  ].filter((text) => text !== false);
  return said.map((text) => (
    <p key={text} className={quiet}>
      {text}
    </p>
  ));
}

type OtherCurrencyProps = {
  currencies: readonly string[];
  isTaken: boolean;
  onTake: (isTaken: boolean) => void;
};

/** Asks before prices in another currency are taken as the shop's own. */
function OtherCurrency({ currencies, isTaken, onTake }: OtherCurrencyProps) {
  const t = useMessages("panel").import;
  const { currency } = useFormats();
  return (
    <Notice tone="warning">
      <p>{t.otherCurrency(currencies.join(", "), currency)}</p>
      <CheckBox isChecked={isTaken} onChange={onTake}>
        {t.asOwn(currency)}
      </CheckBox>
    </Notice>
  );
}

const LOSS_LIMITS = { ...IMPORT_LIMITS, marks: 0 };

function About({ row }: { row: ImportRow }) {
  const t = useMessages("panel").import;
  const { state, variants, pictures, losses } = row;
  return (
    <>
      <p className={css.about}>
        {row.price !== "" && <Price value={row.price} />}
        {variants.length > 0 && <span>{t.options(variants.length)}</span>}
        {pictures.length > 0 && <span>{t.pictures(pictures.length)}</span>}
        {state !== "new" && (
          <span className={css.state}>{t.states[state]}</span>
        )}
      </p>
      {losses.map(({ of, count }) => (
        <p key={of} className={css.loss}>
          {t.losses[of](count, LOSS_LIMITS[of])}
        </p>
      ))}
    </>
  );
}
