import { useQueryClient } from "@tanstack/react-query";
import type { RefObject } from "react";
import { showToast } from "../ui/toasts.ts";
import type { Editing, Good, GoodForm, Goods } from "./goods.ts";
import { comeBack, releasePreview } from "./image-value.ts";
import { focusIn } from "./row-focus.ts";
import { useStore } from "../store.ts";

/**
 * Which row is open for editing. Opening another or cancelling drops what was
 * typed; as a slip of the thumb is soon made, it can be taken back.
 */
export function useEditing<Row extends Good, Form extends GoodForm>(
  goods: Goods<Row, Form>,
  section: RefObject<HTMLElement | null>,
) {
  const queryClient = useQueryClient();
  const editing = useStore(goods.editing);

  const show = (next: Editing<Row, Form> | null) => {
    const before = goods.editing.get();
    goods.editing.set(next);
    if (next) focusIn(section, { form: next.row.id });
    else if (before) focusIn(section, { edit: before.row.id });
    if (!before) return;
    if (!goods.isChanged(before)) {
      releasePreview(before.form.image);
      return;
    }
    const { image } = goods.toForm(before.row);
    const form = {
      ...before.form,
      image: comeBack(before.form.image, image),
    };
    showToast(
      { title: `Your changes to ${before.row.name} were dropped` },
      "ok",
      { label: "Undo", onPress: () => show({ ...before, form }) },
    );
  };
  return {
    editing,
    open(row: Row) {
      if (queryClient.isMutating({ mutationKey: goods.keys.save }) > 0)
        showToast({
          title: `Still saving ${editing?.row.name}`,
          description: "Open the next one in a moment.",
        });
      else show({ row, form: goods.toForm(row) });
    },
    cancel: () => show(null),
  };
}
