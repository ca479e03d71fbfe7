/**
 * `fresh`, with what was typed between `sent` and `now`: while a form is on its
 * way its fields stay open, and nothing typed meanwhile is lost.
 */
export function withTypedSince<Form extends object>(
  fresh: Form,
  sent: Form,
  now: Form,
): Form {
  const typed = Object.entries(now).filter(
    ([name, value]) => value !== Reflect.get(sent, name),
  );
  return Object.assign({}, fresh, Object.fromEntries(typed));
}
