import { type ReactNode, useState } from "react";
import { priceCents } from "#shared/money/rules.ts";
import type { BenchOrder } from "#shared/workbench/schema.ts";
import { useMessages } from "#web/data/messages.ts";
import { useFormats } from "#web/data/shop-context.ts";
import { useStore } from "#web/data/store.ts";
import { Icon } from "#web/ui/Icon.tsx";
import { DRAWINGS } from "./drawings.ts";
import {
  areCollected,
  chosenStore,
  mainStep,
  type Step,
  stepsFor,
} from "./choice.ts";
import { moneyOf } from "./order-words.ts";
import type { useSteps } from "./useSteps.ts";

export type ToDo = {
  id: Step | "slips" | "labels" | "pick";
  text: string;
  /** The number of those that it fits. */
  count?: number;
  icon: ReactNode;
  onPress: () => void;
};

type Doing = {
  steps: ReturnType<typeof useSteps>;
  onPrint: (what: "slips" | "labels", ids: readonly number[]) => void;
  /** Opens the pick list, where it is not beside the orders. */
  onPick: () => void;
};

/** What can be done with the chosen orders, for the bar and the keys. */
export function useToDos({ steps, onPrint, onPick }: Doing) {
  const t = useMessages("bench").chosen;
  const formats = useFormats();
  const chosen = [...useStore(chosenStore).values()];
  const ids = chosen.map(({ id }) => id);
  const [sheet, setSheet] = useState<"sent" | "more">();
  const fitting = stepsFor(chosen);
  const main = mainStep(fitting);
  const nameOf = (step: Step, orders: readonly BenchOrder[]) => {
    if (step === "refunded") return t.refunded(sumOf(orders, formats));
    return step === "sent" && areCollected(orders) ? t.collect : t[step];
  };
  const all: ToDo[] = fitting.map(({ step, orders }) => ({
    id: step,
    text: nameOf(step, orders),
    count: orders.length,
    icon:
      step === "sent" ? <Icon name={DRAWINGS.parcel} /> : <Icon name="tick" />,
    onPress: () =>
      step === "sent" ? setSheet("sent") : steps.move({ step, orders }),
  }));
  const standing = chosen.filter(({ stands }) => stands);
  const papers: ToDo[] = [
    {
      id: "slips",
      text: t.slips,
      count: standing.length,
      icon: <Icon name="print" />,
      onPress: () => onPrint("slips", ids),
    },
    {
      id: "labels",
      text: t.labels,
      count: standing.filter(({ isCollected }) => !isCollected).length,
      icon: <Icon name={DRAWINGS.tag} />,
      onPress: () => onPrint("labels", ids),
    },
  ];
  const pick: ToDo = {
    id: "pick",
    text: t.pick,
    icon: <Icon name="list" />,
    onPress: onPick,
  };
  const rest = all.filter(({ id }) => id !== main);
  return {
    count: chosen.length,
    main: all.find(({ id }) => id === main),
    rest: standing.length > 0 ? [...rest, ...papers] : rest,
    more: standing.length > 0 ? [...rest, pick, ...papers] : rest,
    toSend: fitting.find(({ step }) => step === "sent")?.orders ?? [],
    press: (step: Step) => all.find(({ id }) => id === step)?.onPress(),
    isPending: steps.isPending,
    steps,
    sheet,
    setSheet,
  };
}

type Formats = ReturnType<typeof useFormats>;

/** What is to go back of these, in each currency. */
function sumOf(orders: readonly BenchOrder[], formats: Formats): string {
  const sums = new Map<string, number>();
  for (const { currency, amounts } of orders) {
    const cents = priceCents(amounts.refundable) + (sums.get(currency) ?? 0);
    sums.set(currency, cents);
  }
  return [...sums]
    .map(([currency, cents]) => moneyOf(cents, { currency }, formats))
    .join(" + ");
}
