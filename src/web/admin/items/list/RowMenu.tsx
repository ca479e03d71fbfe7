import { useMenu } from "#web/ui/useMenu.ts";
import { useMessages } from "#web/data/messages.ts";
import { Button, buttonClass } from "#web/ui/Button.tsx";
import { IconButton } from "#web/ui/IconButton.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import * as css from "./RowMenu.css.ts";

type RowMenuProps = {
  name: string;
  page: string | undefined;
  onDuplicate: () => void;
};

/**
 * Shows what is rarely done with a row. On phones it stands in the row's form.
 */
export function RowMenu({ name, page, onDuplicate }: RowMenuProps) {
  const { list: t, productPage } = useMessages("panel");
  const { id, isOpen, setOpen, place, opener } = useMenu();
  return (
    <div ref={place} className={css.place}>
      <IconButton
        ref={opener}
        icon="more"
        label={t.moreOf(name)}
        hasTooltip={!isOpen}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      />
      <div id={id} className={css.menu} hidden={!isOpen}>
        <Button
          kind="quiet"
          size="small"
          className={css.item}
          aria-label={t.duplicate(name)}
          onClick={() => {
            setOpen(false);
            onDuplicate();
          }}
        >
          <Icon name="copy" />
          <span>{t.duplicateIt}</span>
        </Button>
        {page && (
          <a
            className={buttonClass({
              kind: "quiet",
              size: "small",
              className: css.item,
            })}
            href={page}
            aria-label={productPage.viewName(name)}
          >
            <Icon name="external" />
            <span>{productPage.view}</span>
          </a>
        )}
      </div>
    </div>
  );
}
