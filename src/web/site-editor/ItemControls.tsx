import { insertAt, removeAt } from "#shared/lists.ts";
import { useMessages } from "#web/data/messages.ts";
import { IconButton } from "#web/ui/IconButton.tsx";
import * as css from "./SiteEditor.css.ts";

type ItemControlsProps<T> = {
  name: string;
  index: number;
  items: T[];
  onChange: (items: T[]) => void;
};

/** Moves an item of a list or removes it. */
export function ItemControls<T>(props: ItemControlsProps<T>) {
  const t = useMessages("panel").editor.list;
  const { name, index, items, onChange } = props;
  const move = (by: number) => {
    const [item] = items.slice(index, index + 1);
    if (item === undefined) return;
    onChange(insertAt(removeAt(items, index), index + by, item));
  };
  return (
    <>
      <IconButton
        icon="up"
        label={t.forward(name)}
        className={css.small}
        disabled={index === 0}
        onClick={() => move(-1)}
      />
      <IconButton
        icon="down"
        label={t.back(name)}
        className={css.small}
        disabled={index === items.length - 1}
        onClick={() => move(1)}
      />
      <IconButton
        icon="trash"
        label={t.remove(name)}
        className={css.small}
        onClick={() => onChange(removeAt(items, index))}
      />
    </>
  );
}
