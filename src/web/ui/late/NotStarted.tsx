import { NOT_STARTED_ID } from "#shared/api/paths.ts";
import { useMessages } from "#web/data/messages.ts";
import { link } from "#web/ui/theme/layout.css.ts";
import { SupportLink } from "#web/ui/SupportLink.tsx";
import { TextWith } from "#web/ui/TextWith.tsx";

/**
 * How to order where the page's code cannot start, as in a browser that is too
 * old. The boot script shows it.
 */
export function NotStarted({ className }: { className?: string }) {
  const { notStarted } = useMessages("first");
  return (
    <p id={NOT_STARTED_ID} className={className} role="alert" hidden>
      <TextWith text={notStarted}>
        <SupportLink className={link} />
      </TextWith>
    </p>
  );
}
