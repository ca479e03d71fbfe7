import { useState } from "react";
import { TableField, type TableForm } from "#web/ui/TableField.tsx";
import { errorKeys, type Kind } from "#web/data/table.ts";
import { checks } from "#web/admin/form/admin.css.ts";
import type {
  FieldsProps,
  FoldSpec,
  Resource,
} from "#web/admin/items/resource.ts";
import * as css from "./ItemFields.css.ts";
import { Fold } from "#web/admin/form/Fold.tsx";
import { folds } from "#web/admin/form/Fold.css.ts";

type ItemFieldsProps = FieldsProps<Resource["emptyForm"]> & {
  resource: Resource;
};

const useNoFolds = (): FoldSpec[] => [];

/**
 * The fields of a new or a saved item, in the order of its table: the pictures,
 * the name, the short ones beside each other, the texts, the check boxes, and
 * what is folded away.
 */
export function ItemFields({ resource, ...props }: ItemFieldsProps) {
  const { fields: table, Pictures, useFolds = useNoFolds } = resource;
  const said = { labels: resource.useLabels(), hints: resource.useHints() };
  const of: TableForm = { ...props, table, ...said };
  const at = (place: Kind<unknown>["place"]) =>
    namesOf(of, (kind) => kind.place === place && kind.fold === undefined);
  const [name = [], ...texts] = at("whole").map((each) => [each]);
  const first = <Several names={at("picture")} of={of} />;
  const picture = (
    <div className={css.itemFieldsStack}>
      {Pictures ? <Pictures {...props}>{first}</Pictures> : first}
    </div>
  );
  const head = (
    <>
      <div className={css.whole}>
        <Several names={name} of={of} />
      </div>
      <div className={css.pair}>
        <Several names={at("half")} of={of} />
      </div>
    </>
  );
  const specs = useFolds(props);
  const rest = (
    <>
      <Several names={texts.flat()} of={of} />
      <div className={checks}>
        <Several names={at("check")} of={of} />
      </div>
      {specs.length > 0 && (
        <div className={folds}>
          {specs.map((spec) => (
            <FoldedFields key={spec.name} spec={spec} of={of} />
          ))}
        </div>
      )}
    </>
  );
  if (props.isNew)
    return (
      <div className={css.itemFieldsStack}>
        {picture}
        {head}
        {rest}
      </div>
    );
  return (
    <div className={css.editing}>
      {picture}
      <div className={css.itemFieldsStack}>
        <div className={css.nameAndPrice}>{head}</div>
        {rest}
      </div>
    </div>
  );
}

function namesOf(
  { table }: TableForm,
  isWanted: (kind: Kind<unknown>) => boolean,
): string[] {
  return Object.entries(table).flatMap(([name, kind]) =>
    isWanted(kind) ? [name] : [],
  );
}

type SeveralProps = { names: string[]; of: TableForm; isShown?: boolean };

function Several({ names, of, isShown = true }: SeveralProps) {
  return names.map((name) => (
    <TableField key={name} name={name} isShown={isShown} {...of} />
  ));
}

/** The fields that a fold has, and what it says of them. */
function FoldedFields({ spec, of }: { spec: FoldSpec; of: TableForm }) {
  const { table, form, errors } = of;
  const [isOpen, setOpen] = useState(false);
  const names = namesOf(of, ({ fold }) => fold === spec.name);
  return (
    <Fold
      title={spec.title}
      note={spec.note}
      isUsed={spec.isUsed}
      hasError={names.some(
        (name) => errorKeys(errors, { table, form, name }).length > 0,
      )}
      onToggle={setOpen}
    >
      <Several names={names} of={of} isShown={isOpen} />
      {(isOpen || !spec.isLate) && spec.content}
    </Fold>
  );
}
