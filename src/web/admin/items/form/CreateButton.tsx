import { useIsMutating } from "@tanstack/react-query";
import { useMessages } from "#web/data/messages.ts";
import { Button } from "#web/ui/button/Button.tsx";
import type { Resource } from "#web/admin/items/resource.ts";

type CreateButtonProps = {
  resource: Resource;
  /** The id of the form that it sends. */
  form: string;
};

/** Creates the item of the form. */
export function CreateButton({
  resource: { kind, mutationKeys },
  form,
}: CreateButtonProps) {
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
