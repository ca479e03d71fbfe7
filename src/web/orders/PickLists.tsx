import type { PickList } from "#shared/orders/life-schema.ts";
import * as css from "./MakePage.css.ts";

/** The parts to collect for the whole order, with boxes to tick on paper. */
export function PickLists({ lists }: { lists: PickList }) {
  const { resins, charms, letters } = lists;
  if (resins.length + charms.length + letters.length === 0) return null;
  return (
    <section className={css.picks} aria-labelledby="pick-title">
      <h2 className={css.sectionTitle} id="pick-title">
        Pick list
      </h2>
      <div className={css.pickColumns}>
        <Picks title="Resins to pour" picks={resins} />
        <Picks title="Charms" picks={charms} />
        <Picks title="Letter beads" picks={letters} isShort />
      </div>
    </section>
  );
}

type PicksProps = {
  title: string;
  picks: PickList["charms"];
  /** Shows picks side by side, because letters need no line of their own. */
  isShort?: boolean;
};

function Picks({ title, picks, isShort = false }: PicksProps) {
  if (picks.length === 0) return null;
  return (
    <div>
      <h3 className={css.pickTitle}>{title}</h3>
      <ul className={isShort ? css.letters : undefined}>
        {picks.map(({ name, count }) => (
          <li key={name} className={css.pick}>
            <span className={css.box} aria-hidden="true" />
            {count} × <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
