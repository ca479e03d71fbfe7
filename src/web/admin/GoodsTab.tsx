import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { showToast } from "../ui/toasts.ts";
import { columns } from "./admin.css.ts";
import type { Fields, Good, GoodForm, Goods } from "./goods.ts";
import { comeBack, NO_IMAGE } from "./image-value.ts";
import { GoodsList } from "./GoodsList.tsx";
import { NewGood } from "./NewGood.tsx";

type GoodsTabProps<Row extends Good, Form extends GoodForm> = {
  goods: Goods<Row, Form>;
  Fields: Fields<Form>;
  /** What a row says below its name. */
  About: (props: { row: Row }) => ReactNode;
};

/** A form for a new one, and the list of those there are. */
export function GoodsTab<Row extends Good, Form extends GoodForm>({
  goods,
  Fields,
  About,
}: GoodsTabProps<Row, Form>) {
  const list = useQuery(goods.query);
  // What was typed before the tab was left must not be folded away.
  const [isOpen, setOpen] = useState<boolean | null>(
    () => goods.isDrafted() || null,
  );
  const form = useRef<HTMLDivElement>(null);
  const isEmpty = list.data?.length === 0;

  const onDuplicate = (row: Row) => {
    const before = goods.draft.get();
    const copy = goods.toForm(row);
    goods.draft.set(goods.asNew(copy));
    setOpen(true);
    showToast(
      {
        title: "Copied into the form",
        description: "Change what is different and create it.",
      },
      "ok",
      {
        label: "Undo",
        onPress: () =>
          goods.draft.set({
            ...before,
            image: comeBack(before.image, NO_IMAGE),
          }),
      },
    );
    requestAnimationFrame(() => {
      const name = form.current?.querySelector<HTMLInputElement>("form input");
      name?.focus();
      name?.select();
    });
  };
  return (
    <div className={columns}>
      <div ref={form} style={{ display: "contents" }}>
        <NewGood
          goods={goods}
          Fields={Fields}
          isOpen={isOpen ?? isEmpty}
          onOpen={setOpen}
        />
      </div>
      <GoodsList
        goods={goods}
        list={list}
        Fields={Fields}
        About={About}
        onDuplicate={onDuplicate}
      />
    </div>
  );
}
