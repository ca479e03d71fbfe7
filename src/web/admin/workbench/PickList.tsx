import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { DESIGNER_ART } from "#shared/api/paths.ts";
import { isCustomLine } from "#shared/cart/rules.ts";
import { pictureUrl } from "#shared/images/rules.ts";
import type { Picture as StoredPicture } from "#shared/images/schema.ts";
import type { PickedPart } from "#shared/orders/progress.ts";
import { clipPart, partKey } from "#shared/orders/picks.ts";
import type { BenchOrder } from "#shared/workbench/schema.ts";
import { reasonOf } from "#web/data/failure.ts";
import { useMessages } from "#web/data/messages.ts";
import { charmsQuery, resinsQuery } from "#web/data/queries.ts";
import { Button } from "#web/ui/Button.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { IconButton } from "#web/ui/IconButton.tsx";
import { Picture } from "#web/ui/Picture.tsx";
import { showToast } from "#web/ui/toasts.ts";
import { sumOf, tickPart, usePicks, useSendTicks } from "./pick-ticks.ts";
import * as css from "./PickList.css.ts";

type PickListProps = {
  /** The chosen orders; without any it is of what lies on the bench. */
  chosen: readonly number[];
  /** Those that are shown, for the pictures of clips. */
  orders: readonly BenchOrder[];
  /** Whether it is used in the workshop: larger, and the screen stays awake. */
  isWet: boolean;
  onPrint: () => void;
  /** The switch between the list and the orders. */
  views?: ReactNode;
};

type Shown = { imageUrl: string; picture: StoredPicture | null };

/** What to pour, to pick and to take for several orders, ticked off. */
export function PickList(props: PickListProps) {
  const { chosen, orders, isWet, onPrint } = props;
  const t = useMessages("bench").pick;
  const { tryAgain } = useMessages("first");
  const { picks, isError, refetch, ticks } = usePicks(chosen);
  const pictures = usePictures(orders);
  const isAwake = useWakeLock(isWet);
  const { tick, undo, canUndo } = useTicking(picks);
  const about =
    picks &&
    (chosen.length > 0
      ? t.chosen(chosen.length, picks.clips)
      : t.bench(picks.ids.length, picks.clips));
  const { done, all } = picks ? sumOf(picks) : { done: 0, all: 0 };
  const groups = picks && [
    { title: t.resins, parts: picks.list.resins, kind: "resin" as const },
    { title: t.charms, parts: picks.list.charms, kind: "charm" as const },
    { title: t.letters, parts: picks.list.letters, kind: "bead" as const },
    { title: t.shelf, parts: picks.list.clips, kind: "clip" as const },
  ];
  return (
    <div data-wet={isWet || undefined} className={css.list}>
      <div className={css.head}>
        <h2 className={css.title}>{t.title}</h2>
        {!isWet && <span className={css.count}>{t.of(done, all)}</span>}
        {isWet ? (
          <Button kind="line" onClick={onPrint}>
            <Icon name="print" />
            <span>{t.print}</span>
          </Button>
        ) : (
          <IconButton icon="print" label={t.printList} onClick={onPrint} />
        )}
      </div>
      {about && (
        <p
          className={css.about}
        >{`${about}${isAwake ? `. ${t.awake}` : ""}`}</p>
      )}
      {props.views}
      {ticks.length > 0 && !navigator.onLine && (
        <p className={css.waiting} role="status">
          {t.waiting(ticks.length)}
        </p>
      )}
      {isError && !picks && (
        <p role="alert">
          <span>{t.failed}</span>{" "}
          <Button size="small" kind="line" onClick={() => void refetch()}>
            {tryAgain}
          </Button>
        </p>
      )}
      {isWet && all > 0 && (
        <div className={css.progress}>
          <p className={css.progressText}>
            <span>{t.of(done, all)}</span>
            <button
              type="button"
              className={css.undo}
              disabled={!canUndo}
              onClick={undo}
            >
              {t.undo}
            </button>
          </p>
          <div className={css.bar} aria-hidden="true">
            <div
              className={css.barDone}
              style={{ inlineSize: `${(done / all) * 100}%` }}
            />
          </div>
        </div>
      )}
      {picks && all === 0 && <p className={css.about}>{t.nothing}</p>}
      <div className={css.groups}>
        {groups
          ?.filter(({ parts }) => parts.length > 0)
          .map(({ title, parts, kind }) => (
            <fieldset key={kind} className={css.group}>
              <legend className={css.legend}>{title}</legend>
              <div className={kind === "bead" ? css.beads : undefined}>
                {inOrder(parts, kind).map((part) => (
                  <Part
                    key={part.key}
                    part={part}
                    kind={kind}
                    shown={pictures.get(part.key)}
                    onTick={(isPicked) => tick(part.key, isPicked)}
                  />
                ))}
              </div>
            </fieldset>
          ))}
      </div>
    </div>
  );
}

/** Beads lie in the order of the alphabet; the rest as it comes. */
function inOrder(parts: readonly PickedPart[], kind: string) {
  if (kind !== "bead") return parts;
  return [...parts].sort((a, b) => a.name.localeCompare(b.name));
}

type PartProps = {
  part: PickedPart;
  kind: "resin" | "charm" | "bead" | "clip";
  shown: Shown | undefined;
  onTick: (isPicked: boolean) => void;
};

/** A part, all of which is the target of a press. */
function Part({ part, kind, shown, onTick }: PartProps) {
  const { name, count, isPicked } = part;
  const isBead = kind === "bead";
  const tick = (
    <span className={css.tick} data-picked={isPicked || undefined}>
      {isPicked && <Icon name="tick" className={css.tickIcon} />}
    </span>
  );
  return (
    <label
      className={isBead ? css.bead : css.row}
      data-picked={isPicked || undefined}
    >
      <input
        type="checkbox"
        className={css.input}
        aria-label={`${count} × ${name}`}
        checked={isPicked}
        onChange={({ target }) => onTick(target.checked)}
      />
      {isBead ? (
        <>
          <span
            className={css.beadFace}
            style={{ backgroundImage: `url(${BEAD})` }}
          >
            {name}
          </span>
          {isPicked && tick}
          {!isPicked && count > 1 && (
            <span className={css.beadCount}>{count}</span>
          )}
        </>
      ) : (
        <>
          <span className={css.picture} data-kind={kind}>
            {shown && (
              <Picture
                imageUrl={shown.imageUrl}
                picture={shown.picture}
                alt=""
                sizes="56px"
                isContained={kind === "charm"}
                className={css.pictureFrame}
              />
            )}
          </span>
          <bdi>{name}</bdi>
          <b className={css.number}>{count}</b>
          {tick}
        </>
      )}
    </label>
  );
}

const BEAD = pictureUrl(DESIGNER_ART.bead, 128);

/** The pictures of parts by their keys; what the shop no longer has, has none. */
function usePictures(orders: readonly BenchOrder[]) {
  const { data: charms = [] } = useQuery(charmsQuery);
  const { data: resins = [] } = useQuery(resinsQuery);
  const clips = orders.flatMap(({ items }) =>
    items.filter((item) => !isCustomLine(item)),
  );
  return new Map<string, Shown>([
    ...clips.map((item) => [partKey("clip", clipPart(item)), item] as const),
    ...charms.map((charm) => [partKey("charm", charm.id), charm] as const),
    ...resins.map((resin) => [partKey("resin", resin.id), resin] as const),
  ]);
}

/** A wet finger touches twice. */
const SECOND_TOUCH_MS = 400;

/** Ticks parts, and takes the last ticks back one after the other. */
function useTicking(picks: ReturnType<typeof usePicks>["picks"]) {
  const t = useMessages("bench").pick;
  const queryClient = useQueryClient();
  const [done, setDone] = useState<{ key: string; isPicked: boolean }[]>([]);
  const last = useRef({ key: "", at: Number.NEGATIVE_INFINITY });
  const onRefused = (error: Error) =>
    showToast({ title: t.notKept, description: reasonOf(error) }, "error");
  useSendTicks(queryClient, onRefused);
  const tick = (key: string, isPicked: boolean) => {
    const at = performance.now();
    const isSecond =
      last.current.key === key && at - last.current.at < SECOND_TOUCH_MS;
    last.current = { key, at };
    if (isSecond || !picks) return;
    setDone((now) => [...now, { key, isPicked }]);
    tickPart(queryClient, picks, { key, isPicked }, onRefused);
  };
  const undo = () => {
    const [step] = done.slice(-1);
    if (!step || !picks) return;
    setDone((now) => now.slice(0, -1));
    const back = { key: step.key, isPicked: !step.isPicked };
    tickPart(queryClient, picks, back, onRefused);
  };
  return { tick, undo, canUndo: done.length > 0 };
}

/** Keeps the screen awake where the browser can; returns whether it does. */
function useWakeLock(isWanted: boolean): boolean {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    // The browser takes it back when the page is hidden.
    const ask = async () => {
      if (document.visibilityState !== "visible") return;
      try {
        lock = await navigator.wakeLock?.request("screen");
        if (isOver) void lock?.release();
        else setAwake(lock !== undefined);
      } catch {
        // The battery is low, or the browser is told not to.
        setAwake(false);
      }
    };
    void ask();
    document.addEventListener("visibilitychange", ask);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", ask);
      void lock?.release();
      setAwake(false);
    };
  }, [isWanted]);
  return isAwake;
}
