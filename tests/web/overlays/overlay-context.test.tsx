import { expect, test } from "bun:test";
import { renderToString } from "react-dom/server";
import { OverlayProvider } from "#web/overlays/OverlayProvider.tsx";
import { useOverlays } from "#web/overlays/overlay-context.ts";

const part = { load: () => Promise.resolve() };

function Opener() {
  const { show } = useOverlays();
  return (
    <button type="button" onClick={() => show({ kind: "cart" })}>
      Cart
    </button>
  );
}

test("opening an overlay outside of the provider is an error", () => {
  expect(() => renderToString(<Opener />)).toThrow(
    "useOverlays is used outside of the OverlayProvider",
  );
});

test("overlays can be opened within the provider", () => {
  const markup = renderToString(
    <OverlayProvider late={{ cart: part, checkout: part, designer: part }}>
      <Opener />
    </OverlayProvider>,
  );
  expect(markup).toContain("Cart");
});
