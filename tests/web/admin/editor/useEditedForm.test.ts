import { describe, expect, test } from "bun:test";
import { adminProductPath, API } from "#tests/support/api.ts";
import { loginRequest } from "#web/admin/data/session.ts";
import { productResource } from "#web/admin/items/products.tsx";
import { useSaving } from "#web/admin/editor/useEditedForm.tsx";
import { showToast } from "#web/ui/toasts.ts";
import { createQueryClient } from "#web/data/queries.ts";
import { ADMIN_LOGIN } from "#tests/support/admin.ts";
import { connectionFailure } from "#tests/web/browser-fetch.ts";
import { imageOf } from "#web/admin/image-field/image-value.ts";
import { makeProduct, SIZES } from "#tests/support/make.ts";
import { openPanel, toastText } from "#tests/web/admin/panel.ts";
import { renderHook } from "#tests/web/render-hook.tsx";
import { until } from "#tests/support/until.ts";

const { editing, toForm } = productResource;

const TEXTS = {
  saved: "Product updated successfully",
  failed: "Failed to update product",
  refresh: async () => {},
  onClosed: () => {},
};

/** Opens a product for editing in the panel, with a new name typed. */
async function editProduct() {
  const panel = await openPanel();
  const product = await makeProduct(panel.shop.deps, { name: "Before" });
  editing.set({ row: product, form: { ...toForm(product), name: "Mine" } });
  const path = adminProductPath(product.id);
  const hook = await renderHook(
    () => useSaving(productResource.edited, { current: null }, TEXTS),
    createQueryClient(showToast),
  );
  const run = async (action: () => void) => {
    await hook.run(action);
    await hook.settle();
  };
  return {
    ...panel,
    hook,
    product,
    save: () => run(() => hook.current.save()),
    keepMine: () => run(() => hook.current.keepMine()),
    /** Saves fields in another window. */
    async saveElsewhere(fields: object) {
      const reply = await panel.maker.request("PATCH", path, fields);
      expect(reply.status).toBe(200);
    },
    /** Types into the form that is open. */
    type(fields: Partial<ReturnType<typeof toForm>>) {
      const now = editing.get();
      if (now) editing.set({ ...now, form: { ...now.form, ...fields } });
    },
    async removeElsewhere() {
      expect((await panel.maker.delete(path)).status).toBe(200);
    },
    storedNames: async () =>
      (await panel.listProducts()).map(({ name }) => name),
    async [Symbol.asyncDispose]() {
      await hook[Symbol.asyncDispose]();
      panel[Symbol.dispose]();
    },
  };
}

test("saves the form and closes it", async () => {
  await using edited = await editProduct();
  await edited.save();
  expect(await edited.storedNames()).toEqual(["Mine"]);
  expect(editing.get()).toBeNull();
  expect(toastText()).toStartWith("Product updated successfully");
});

test("sends nothing for a form with an error, and shows the error at its field", async () => {
  await using edited = await editProduct();
  editing.set({
    row: edited.product,
    form: { ...toForm(edited.product), name: " " },
  });
  await edited.save();
  expect(edited.hook.current.errors).toHaveProperty("name");
  expect(edited.network.requests).toEqual([]);
});

describe("when another window saved the product meanwhile", () => {
  test("nothing is replaced, and the other version is shown", async () => {
    await using edited = await editProduct();
    await edited.saveElsewhere({ name: "Theirs" });
    await edited.save();
    expect(edited.hook.current.conflict).toMatchObject({
      kind: "changed",
      current: { name: "Theirs" },
    });
    expect(await edited.storedNames()).toEqual(["Theirs"]);
    expect(editing.get()?.form.name).toBe("Mine");
    expect(toastText()).toStartWith("Failed to update product");
  });

  test("keeping mine replaces theirs", async () => {
    await using edited = await editProduct();
    await edited.saveElsewhere({ name: "Theirs" });
    await edited.save();
    await edited.keepMine();
    expect(await edited.storedNames()).toEqual(["Mine"]);
    expect(edited.hook.current.conflict).toBeNull();
    expect(editing.get()).toBeNull();
  });

  test("taking theirs fills the form, and the next save has no conflict", async () => {
    await using edited = await editProduct();
    await edited.saveElsewhere({ name: "Theirs" });
    await edited.save();
    await edited.hook.run(() => edited.hook.current.takeTheirs());
    const taken = editing.get();
    expect(taken?.form.name).toBe("Theirs");
    if (taken) editing.set({ ...taken, form: { ...taken.form, name: "Ours" } });
    await edited.save();
    expect(edited.hook.current.conflict).toBeNull();
    expect(await edited.storedNames()).toEqual(["Ours"]);
  });

  test("a third version that comes during the choice is a conflict again", async () => {
    await using edited = await editProduct();
    await edited.saveElsewhere({ name: "Theirs" });
    await edited.save();
    await edited.saveElsewhere({ name: "A third" });
    await edited.keepMine();
    expect(edited.hook.current.conflict).toMatchObject({
      current: { name: "A third" },
    });
    expect(await edited.storedNames()).toEqual(["A third"]);
  });
});

describe("what another window saved meanwhile is merged", () => {
  test("where it changed other fields", async () => {
    await using edited = await editProduct();
    edited.type({ price: "31,5" });
    await edited.saveElsewhere({ description: "Theirs.", stockQuantity: 3 });
    await edited.saveElsewhere({ isNew: true });
    await edited.save();
    expect(edited.hook.current.conflict).toBeNull();
    expect(editing.get()).toBeNull();
    expect(await edited.listProducts()).toMatchObject([
      {
        name: "Mine",
        price: "31.50",
        description: "Theirs.",
        stockQuantity: 3,
        isNew: true,
      },
    ]);
    expect(toastText()).toStartWith("Product updated successfully");
  });

  test("where it changed the same field to the same value", async () => {
    await using edited = await editProduct();
    await edited.saveElsewhere({ name: "Mine", description: "Theirs." });
    await edited.save();
    expect(editing.get()).toBeNull();
    expect(await edited.listProducts()).toMatchObject([
      { name: "Mine", description: "Theirs." },
    ]);
  });

  test("in options and pictures, which refer to each other", async () => {
    await using edited = await editProduct();
    await edited.saveElsewhere({ variants: SIZES });
    const urls = ["/demo/blush-petal.webp", "/demo/rosebud.webp"];
    edited.type({
      pictures: urls.map((url) => ({
        key: url,
        image: imageOf(url, null),
        variantKey: "",
      })),
    });
    await edited.save();
    expect(edited.hook.current.conflict).toBeNull();
    expect(await edited.listProducts()).toMatchObject([
      {
        variants: [{ title: "Small" }, { title: "Large" }],
        pictures: urls.map((imageUrl) => ({ imageUrl })),
      },
    ]);
  });

  test("and only what both changed is asked about and replaced", async () => {
    await using edited = await editProduct();
    edited.type({ price: "31.50" });
    await edited.saveElsewhere({ name: "Theirs", description: "Theirs." });
    await edited.save();
    expect(edited.hook.current.conflict).toMatchObject({
      collisions: ["name"],
    });
    await edited.hook.run(() => edited.hook.current.takeTheirs());
    expect(editing.get()?.form).toMatchObject({
      name: "Theirs",
      price: "31.50",
      description: "Theirs.",
    });
    await edited.save();
    expect(await edited.listProducts()).toMatchObject([
      { name: "Theirs", price: "31.50", description: "Theirs." },
    ]);
  });
});

test("restores a product that was deleted meanwhile, then saves it", async () => {
  await using edited = await editProduct();
  await edited.removeElsewhere();
  await edited.save();
  expect(edited.hook.current.conflict).toEqual({ kind: "gone" });
  expect(editing.get()?.form.name).toBe("Mine");
  await edited.keepMine();
  expect(await edited.storedNames()).toEqual(["Mine"]);
  expect(editing.get()).toBeNull();
});

test("treats a version equal to the form as its own save whose reply was lost", async () => {
  await using edited = await editProduct();
  edited.network.intercept("PATCH", async (send) => {
    await send();
    throw connectionFailure();
  });
  await edited.save();
  expect(toastText()).toContain("What you typed is kept.");
  expect(editing.get()?.form.name).toBe("Mine");
  await edited.save();
  expect(edited.hook.current.conflict).toBeNull();
  expect(editing.get()).toBeNull();
});

test("keeps the form open when more was typed while the save was pending", async () => {
  await using edited = await editProduct();
  edited.network.intercept("PATCH", async (send) => {
    const sent = editing.get();
    if (sent)
      editing.set({ ...sent, form: { ...sent.form, description: "Later." } });
    return send();
  });
  await edited.save();
  expect(editing.get()).toMatchObject({
    row: { name: "Mine" },
    form: { name: "Mine", description: "Later." },
  });
  await edited.save();
  expect(editing.get()).toBeNull();
  expect(await edited.listProducts()).toMatchObject([
    { name: "Mine", description: "Later." },
  ]);
});

describe("when the session has ended", () => {
  test("saves after the password was given", async () => {
    await using edited = await editProduct();
    edited.maker.cookies.clear();
    const saved = edited.save();
    await until(() => loginRequest.get() !== null);
    expect(editing.get()?.form.name).toBe("Mine");
    await edited.maker.post(API.login, ADMIN_LOGIN);
    loginRequest.get()?.resolve();
    await saved;
    expect(await edited.storedNames()).toEqual(["Mine"]);
  });
});
