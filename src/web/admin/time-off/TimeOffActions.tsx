import { actions } from "#web/admin/form/admin.css.ts";
import { useMessages } from "#web/data/messages.ts";
import { Button } from "#web/ui/Button.tsx";

type TimeOffActionsProps = { isPending: boolean; onClose: () => void };

/** The buttons that end a form of the maker's time off. */
export function TimeOffActions({ isPending, onClose }: TimeOffActionsProps) {
  const { timeOff: t } = useMessages("planning");
  return (
    <div className={actions}>
      <Button type="submit" kind="ink" size="small" isPending={isPending}>
        {t.save}
      </Button>
      <Button size="small" kind="quiet" onClick={onClose}>
        {t.close}
      </Button>
    </div>
  );
}
