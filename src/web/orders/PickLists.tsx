import { setPicked } from "#shared/orders/calls.ts";
import type { PickedPart, PickInput } from "#shared/orders/progress.ts";
import {
  useEffectEvent,
  useLayoutEffect,
  useOptimistic,
  useRef,
  useTransition,
} from "react";
import { send } from "#web/data/api.ts";
import { errorText } from "#web/data/failure.ts";
import { useMessages } from "#web/data/messages.ts";
import { showToast } from "#web/ui/toasts.ts";
import { useMakerOrder } from "./order-data.ts";
import * as css from "./MakePage.css.ts";

/** The parts to collect for the whole order, ticked on the phone or on paper. */
export function PickLists() {
  const { order } = useMakerOrder();
  const { resins, charms, letters } = order.pickList;
  const { make: t, parts } = useMessages("order");
  const tick = useTicks();
  if (resins.length + charms.length + letters.length === 0) return null;
  return (
    <section className={css.picks} aria-labelledby="pick-title">
      <h2 className={css.sectionTitle} id="pick-title">
        {t.picks}
      </h2>
      <div className={css.pickColumns}>
        <Picks title={t.resins} picks={resins} tick={tick} />
        <Picks title={parts.charms} picks={charms} tick={tick} />
        <Picks title={t.beads} picks={letters} tick={tick} isShort />
      </div>
    </section>
  );
}

type PicksProps = {
  title: string;
  picks: readonly PickedPart[];
  tick: (input: PickInput) => Promise<void>;
  /** Shows picks side by side, because letters need no line of their own. */
  isShort?: boolean;
};

function Picks({ title, picks, tick, isShort = false }: PicksProps) {
  if (picks.length === 0) return null;
  return (
    <div>
      <h3 className={css.pickTitle}>{title}</h3>
      <ul className={isShort ? css.letters : undefined}>
        {picks.map((pick) => (
          <PickRow key={pick.key} pick={pick} tick={tick} />
        ))}
      </ul>
    </div>
  );
}

type PickRowProps = { pick: PickedPart; tick: PicksProps["tick"] };

/** A part with its box, which is ticked at once and again if that failed. */
function PickRow({ pick: { key, name, count, isPicked }, tick }: PickRowProps) {
  const [isTicked, setTicked] = useOptimistic(isPicked);
  const [, startTransition] = useTransition();
  const change = (isPicked: boolean) =>
    startTransition(async () => {
      setTicked(isPicked);
      await tick({ key, isPicked });
    });
  const box = useRef<HTMLInputElement>(null);
  const adopt = useEffectEvent(() => {
    const { checked } = box.current ?? {};
    if (checked !== undefined && checked !== isPicked) change(checked);
  });
  // A box that was ticked before hydration stays ticked, without an event.
  useLayoutEffect(() => adopt(), []);
  return (
    <li>
      <label className={css.pick} data-picked={isTicked || undefined}>
        <input
          ref={box}
          type="checkbox"
          className={css.box}
          checked={isTicked}
          onChange={({ target }) => change(target.checked)}
        />
        <span>{`${count} ×`}</span> <bdi>{name}</bdi>
      </label>
    </li>
  );
}

/** Sends ticks one after the other, so that the last reply has them all. */
function useTicks() {
  const { token, setOrder } = useMakerOrder();
  const { notPicked } = useMessages("order").making;
  const { failure } = useMessages("first");
  return async (body: PickInput) => {
    try {
      const sending = last.then(() =>
        send(setPicked, { params: { token }, body }),
      );
      last = sending.catch(() => {});
      setOrder(await sending);
    } catch (error) {
      const description = errorText(error, failure);
      showToast({ title: notPicked, description }, "error");
    }
  };
}

let last: Promise<unknown> = Promise.resolve();
