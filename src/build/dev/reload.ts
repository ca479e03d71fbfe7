import { type BuildError, errorText } from "./build-error.ts";
import { EVENTS_PATH, type State } from "./state.ts";

// Runs in every page of the development server: reloads the page after a
// successful change, and shows the errors of a failed one.

/** The build that responded with this page. */
const build = Number(document.currentScript?.dataset.build);
let panel: HTMLElement | undefined;

new EventSource(EVENTS_PATH).addEventListener("message", ({ data }) => {
  const state: State = JSON.parse(data);
  if (state.build !== build) return location.reload();
  panel?.remove();
  if (state.errors.length > 0) show(state.errors);
});

function show(errors: BuildError[]): void {
  panel = document.createElement("div");
  panel.setAttribute("role", "alert");
  Object.assign(panel.style, {
    position: "fixed",
    inset: "auto 0 0",
    zIndex: "2147483647",
    maxHeight: "60vh",
    overflow: "auto",
    padding: "1rem",
    color: "#fff",
    background: "#5b0f2d",
  });
  const text = document.createElement("pre");
  text.textContent = errors.map(errorText).join("\n\n");
  Object.assign(text.style, { margin: "0 0 1rem", whiteSpace: "pre-wrap" });
  const close = document.createElement("button");
  close.type = "button";
  close.textContent = "Close";
  close.addEventListener("click", () => panel?.remove());
  panel.append(text, close);
  document.body.append(panel);
}
