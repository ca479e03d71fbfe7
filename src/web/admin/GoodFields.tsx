import type { ReactNode } from "react";
import * as css from "./GoodFields.css.ts";

type GoodFieldsProps = {
  /** In a row's own panel the picture stands left of the fields. */
  isEditing: boolean;
  nameAndPrice: ReactNode;
  picture: ReactNode;
  children: ReactNode;
  /** Between name and picture: the description. */
  text?: ReactNode;
  actions: ReactNode;
};

/** How the fields of a product or charm are laid out, new or in its row. */
export function GoodFields(props: GoodFieldsProps) {
  if (props.isEditing)
    return (
      <div className={css.editing}>
        {props.picture}
        <div className={css.stack}>
          <div className={css.nameAndPrice}>{props.nameAndPrice}</div>
          {props.text}
          {props.children}
          {props.actions}
        </div>
      </div>
    );
  return (
    <div className={css.stack}>
      {props.nameAndPrice}
      {props.text}
      {props.picture}
      {props.children}
      <div className={css.createActions}>{props.actions}</div>
    </div>
  );
}
