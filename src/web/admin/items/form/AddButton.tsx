import { useRef } from "react";
import { Button } from "#web/ui/button/Button.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { useKeptFree } from "./useKeptFree.ts";

type AddButtonProps = {
  text: string;
  /** Whether it is what the view is for, and not one of two lists. */
  isMain: boolean;
  /** Whether the form opens in a sheet, and not beside the list. */
  isDialog: boolean;
  onPress: () => void;
};

/** Opens the form for a new item. */
export function AddButton(props: AddButtonProps) {
  const { text, isMain, isDialog, onPress } = props;
  const button = useRef<HTMLButtonElement>(null);
  useKeptFree(button);
  return (
    <Button
      ref={button}
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
