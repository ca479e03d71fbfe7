import { expect, test } from "bun:test";
import { renderToString } from "react-dom/server";
import { CartProvider } from "#web/cart/CartProvider.tsx";
import { useCart } from "#web/cart/cart-context.ts";

function Opener() {
  const { show } = useCart();
  return (
    <button type="button" onClick={() => show({ kind: "cart" })}>
      Cart
    </button>
  );
}

test("the cart outside of its provider is an error", () => {
  expect(() => renderToString(<Opener />)).toThrow(
    "useCart is used outside of the CartProvider",
  );
});

test("the cart is there within its provider", () => {
  const markup = renderToString(
    <CartProvider>
      <Opener />
    </CartProvider>,
  );
  expect(markup).toContain("Cart");
});
