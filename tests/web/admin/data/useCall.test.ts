import { expect, test } from "bun:test";
import { useAction } from "#web/admin/data/useCall.ts";
import { FormError, StatedError } from "#web/data/failure.ts";
import { createQueryClient } from "#web/data/queries.ts";
import { showToast, toastStore } from "#web/ui/toasts.ts";
import { renderHook } from "#tests/web/render-hook.tsx";
import { toastText } from "#tests/web/admin/panel.ts";

const TEXTS = { saved: "Saved", failed: "Not saved" };

async function renderAction(act: () => Promise<string>, kept?: string) {
  toastStore.set(undefined);
  const queryClient = createQueryClient(showToast);
  const into = { queryKey: ["a letter"] };
  const options = { ...TEXTS, into, ...(kept !== undefined && { kept }) };
  const hook = await renderHook(() => useAction(act, options), queryClient);
  return { hook, queryClient };
}

test("puts the reply into its query and says that it is saved", async () => {
  const { hook, queryClient } = await renderAction(async () => "the reply");
  await using _ = hook;
  await hook.run(() => hook.current.mutate(undefined));
  await hook.settle();
  expect(queryClient.getQueryData<string>(["a letter"])).toBe("the reply");
  expect(toastText()).toBe("Saved / ");
});

test("a press that follows before the reply is ignored", async () => {
  let sent = 0;
  const { hook } = await renderAction(async () => String(++sent));
  await using _ = hook;
  await hook.run(() => {
    hook.current.mutate(undefined);
    hook.current.mutate(undefined);
  });
  await hook.settle();
  expect(sent).toBe(1);
});

test("a failure says why, and of a form that it is kept", async () => {
  const refuse = () => Promise.reject(new StatedError("Too many."));
  for (const [kept, told] of [
    [undefined, "Not saved / Too many."],
    ["It is kept.", "Not saved / Too many. It is kept."],
  ]) {
    const { hook } = await renderAction(refuse, kept);
    await using _ = hook;
    await hook.run(() => hook.current.mutate(undefined));
    await hook.settle();
    expect(toastText()).toBe(told ?? "");
  }
});

test("an error of the form's own fields is told by the fields alone", async () => {
  const refuse = () => Promise.reject(new FormError({ name: "Missing" }));
  const { hook } = await renderAction(refuse);
  await using _ = hook;
  await hook.run(() => hook.current.mutate(undefined));
  await hook.settle();
  expect(toastStore.get()).toBeUndefined();
  expect(hook.current.error).toBeInstanceOf(FormError);
});
