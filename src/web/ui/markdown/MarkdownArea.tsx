import { type ComponentProps, useId, useRef } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { FieldError } from "#web/ui/field/FieldError.tsx";
import {
  field,
  input,
  label as labelClass,
} from "#web/ui/field/TextField.css.ts";
import { markByKey } from "./apply-mark.ts";
import { MarkTools } from "./MarkTools.tsx";
import * as css from "./Markdown.css.ts";

type MarkdownAreaProps = Omit<ComponentProps<"textarea">, "ref" | "id"> & {
  label: string;
  error?: string | undefined;
};

/** A text area with a label, an error and the bar that marks its words. */
export function MarkdownArea(props: MarkdownAreaProps) {
  const { label, error, className, ...rest } = props;
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  return (
    <div className={field}>
      <label className={labelClass} htmlFor={id}>
        {label}
      </label>
      <div className={css.box}>
        <MarkTools areaOf={() => area.current} />
        <textarea
          dir="auto"
          {...rest}
          ref={area}
          id={id}
          className={classNames(input, css.area, className)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onKeyDown={markByKey}
        />
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
