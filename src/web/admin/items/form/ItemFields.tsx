import type { ReactNode } from "react";
import * as css from "./ItemFields.css.ts";

type ItemFieldsProps = {
  /** True for a saved row, with the picture left of the fields. */
  isEditing: boolean;
  nameAndPrice: ReactNode;
  picture: ReactNode;
  children: ReactNode;
  /** The description, between the name and the picture. */
  text?: ReactNode;
};

/** The layout of the fields of a new or a saved item. */
export function ItemFields(props: ItemFieldsProps) {
  if (props.isEditing)
    return (
      <div className={css.editing}>
        {props.picture}
        <div className={css.stack}>
          <div className={css.nameAndPrice}>{props.nameAndPrice}</div>
          {props.text}
          {props.children}
        </div>
      </div>
    );
  return (
    <div className={css.stack}>
      {props.nameAndPrice}
      {props.text}
      {props.picture}
      {props.children}
    </div>
  );
}
