import { type FormEvent, useRef } from "react";
import { from } from "../theme.css.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { useMedia } from "../ui/useMedia.ts";
import { form as formClass, panelTitle } from "./admin.css.ts";
import { withoutKeys } from "./form-errors.ts";
import type { Fields, Good, GoodForm, Goods } from "./goods.ts";
import { type ChangeImage, pasteImage } from "./image-value.ts";
import * as css from "./NewGood.css.ts";
import { useStore } from "../store.ts";
import { useCreateGood } from "./useCreateGood.ts";

type NewGoodProps<Row extends Good, Form extends GoodForm> = {
  goods: Goods<Row, Form>;
  Fields: Fields<Form>;
  /** On phones the form is folded away behind its title. */
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
};

/** The form for a new product or charm. */
export function NewGood<Row extends Good, Form extends GoodForm>(
  props: NewGoodProps<Row, Form>,
) {
  const isWide = useMedia(from.lg);
  const title = <h2 className={panelTitle}>Add New {props.goods.noun}</h2>;
  const form = <CreateForm {...props} />;
  if (isWide)
    return (
      <section className={css.formPanel}>
        {title}
        {form}
      </section>
    );
  return (
    <section className={css.formPanel}>
      <details
        open={props.isOpen}
        onToggle={(event) => props.onOpen(event.currentTarget.open)}
      >
        <summary className={css.summary}>
          {title}
          <Icon name="plus" className={css.summaryIcon} />
        </summary>
        {form}
      </details>
    </section>
  );
}

function CreateForm<Row extends Good, Form extends GoodForm>({
  goods,
  Fields,
}: NewGoodProps<Row, Form>) {
  const element = useRef<HTMLFormElement>(null);
  const form = useStore(goods.draft);
  const { create, isCreating, errors, setErrors } = useCreateGood(
    goods,
    element,
  );
  const change = (part: Partial<Form>) => {
    goods.draft.set({ ...goods.draft.get(), ...part });
    setErrors(withoutKeys(errors, part));
  };
  const onImage: ChangeImage = (next) => {
    const draft = goods.draft.get();
    goods.draft.set({ ...draft, image: next(draft.image) });
    setErrors(withoutKeys(errors, { imageUrl: true }));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isCreating) create();
  };
  return (
    <form
      ref={element}
      className={formClass}
      aria-label={`Add New ${goods.noun}`}
      noValidate
      onSubmit={onSubmit}
      onPaste={pasteImage(onImage)}
    >
      <Fields
        form={form}
        errors={errors}
        onChange={change}
        onImage={onImage}
        isEditing={false}
        actions={
          <Button
            type="submit"
            size="small"
            isBlock
            isPending={isCreating}
            pendingText="Creating..."
          >
            Create {goods.noun}
          </Button>
        }
      />
    </form>
  );
}
