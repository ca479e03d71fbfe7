import type { CustomClipConfig } from "#shared/clip.ts";
import { ClipPicture } from "./ClipPicture.tsx";
import { ClipTitle } from "./ClipTitle.tsx";
import * as css from "./DesignerDialog.css.ts";
import type { Choice } from "./draft.ts";

type DesignerPreviewProps = {
  charms: readonly Choice[];
  text: string;
  config: CustomClipConfig | undefined;
};

/** The clip as it will be made, changing with every choice. */
export function DesignerPreview(props: DesignerPreviewProps) {
  const { charms, text, config } = props;
  return (
    <div className={css.preview}>
      <div className={css.clip}>
        <ClipPicture
          charms={charms}
          customText={text}
          shownWidth={600}
          motion="live"
        />
      </div>
      <div className={css.caption}>
        <div>{config && <ClipTitle config={config} />}</div>
        <p className={css.promise}>
          Every pour swirls its own way, so yours will differ a little.
        </p>
      </div>
    </div>
  );
}
