import { wrap } from "#web/ui/layout.css.ts";
import { pause } from "./NoticeBars.css.ts";
import { usePacing } from "./usePacing.ts";

/** Says that the maker takes no orders, and until when. */
export function PacingBar() {
  const { pause: words } = usePacing();
  return (
    <div role="status">
      {words?.isOn && (
        <div className={pause}>
          <p className={wrap} dir="auto">
            <strong>{words.fact}</strong> <span>{words.text}</span>
          </p>
        </div>
      )}
    </div>
  );
}
