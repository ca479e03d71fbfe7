import { useState } from "react";
import { Button } from "#web/ui/Button.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { keepOnDevice, readFromDevice } from "#web/data/storage.ts";
import { useStore } from "#web/data/store.ts";
import { useMedia } from "#web/ui/useMedia.ts";
import type { Resource } from "#web/admin/items/resource.ts";
import { besideList } from "./NewItem.css.ts";

/** Opens the form for a new item. */
export function AddButton(props: {
  text: string;
  /** Whether it is what the view is for, and not one of two lists. */
  isMain: boolean;
  /** Whether the form opens in a sheet, and not beside the list. */
  isDialog: boolean;
  onPress: () => void;
}) {
  const { text, isMain, isDialog, onPress } = props;
  return (
    <Button
      kind={isMain ? "primary" : "ink"}
      size="small"
      data-add=""
      aria-haspopup={isDialog ? "dialog" : undefined}
      aria-expanded={isDialog ? undefined : false}
      onClick={onPress}
    >
      <Icon name="plus" />
      <span>{text}</span>
    </Button>
  );
}

/** Kept on the device once the maker folded the form beside the list away. */
const FOLDED = "barrette-new-item-folded";

/** The field that takes the focus in the form that was just opened. */
export type Opening = { focus: "first" | "name" };

export type Adding = {
  /**
   * Beside the list, in the page in place of an empty list, or in a sheet above
   * the list.
   */
  place: "beside" | "page" | "sheet";
  isOpen: boolean;
  /** Whether the list has the button that opens it. */
  hasButton: boolean;
  /** A new object each time that the maker opens the form. */
  opening: Opening | undefined;
  open: (focus: Opening["focus"]) => void;
  close: () => void;
};

/** Says where the form for a new item is, and opens and closes it. */
export function useAdding(resource: Resource, isEmpty: boolean): Adding {
  const isBeside = useMedia(besideList);
  const chosen = useStore(resource.isAdding);
  const [opening, setOpening] = useState<Opening>();
  // What was typed before a reload is shown again.
  const [hadDraft] = useState(resource.draft.isChanged);
  const place = isBeside ? "beside" : isEmpty ? "page" : "sheet";
  const isFolded = () => readFromDevice(FOLDED) !== null;
  const isOpenAtFirst = hadDraft || isEmpty || (isBeside && !isFolded());
  const isOpen = place === "page" || (chosen ?? isOpenAtFirst);
  const set = (isOpen: boolean) => {
    resource.isAdding.set(isOpen);
    if (isBeside) keepOnDevice(FOLDED, isOpen ? null : "1");
  };
  return {
    place,
    isOpen,
    hasButton: place === "sheet" || !isOpen,
    opening,
    open(focus) {
      set(true);
      setOpening({ focus });
    },
    close: () => set(false),
  };
}
