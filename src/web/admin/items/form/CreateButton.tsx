import { useIsMutating } from "@tanstack/react-query";
import { useMessages } from "#web/data/messages.ts";
import { Button } from "#web/ui/button/Button.tsx";
import type {
  Item,
  ItemForm,
  ItemResource,
} from "#web/admin/items/resource/item-resource.ts";

type CreateButtonProps<Row extends Item, Form extends ItemForm> = {
  resource: ItemResource<Row, Form>;
  /** The id of the form that it sends. */
  form: string;
};

/** Creates the item of the form. */
export function CreateButton<Row extends Item, Form extends ItemForm>({
  resource: { kind, mutationKeys },
  form,
}: CreateButtonProps<Row, Form>) {
  const t = useMessages("panel");
  const isCreating = useIsMutating({ mutationKey: mutationKeys.create }) > 0;
  return (
    <Button
      type="submit"
      form={form}
      size="small"
      isBlock
      isPending={isCreating}
      pendingText={t.form.creating}
    >
      {t.items[kind].create}
    </Button>
  );
}
