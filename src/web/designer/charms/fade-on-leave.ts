import { reducedMotion } from "#web/ui/theme/media.ts";

const FADES_MS = 180;

/**
 * The ref of a charm's layer of the drawing: a copy of what is taken off fades,
 * while the other charms already glide to their places.
 */
export function fadeOnLeave(layer: SVGGElement | null) {
  return () => {
    if (!layer || matchMedia(reducedMotion).matches) return;
    const copy = layer.cloneNode(true);
    if (!(copy instanceof SVGGElement)) return;
    // Otherwise the copy would be dropped onto the clip once more.
    copy.firstElementChild?.removeAttribute("class");
    layer.parentNode?.append(copy);
    copy.animate({ opacity: 0 }, FADES_MS).onfinish = () => copy.remove();
  };
}
