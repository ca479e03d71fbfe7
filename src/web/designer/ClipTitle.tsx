import { DEFAULT_CLIP_CONFIG, shownClipName } from "#shared/clip/rules.ts";
import type { CustomClipConfig } from "#shared/clip/schema.ts";
import { useMessages } from "#web/data/messages.ts";
import { description, name } from "./DesignerDialog.css.ts";

/** The maker's own name for the custom clip and her description, if any. */
export function ClipTitle({ config }: { config: CustomClipConfig }) {
  const { customClip } = useMessages("storefront");
  const t = useMessages("designer");
  const isDefault = config.description === DEFAULT_CLIP_CONFIG.description;
  if (isDefault && config.name === DEFAULT_CLIP_CONFIG.name) return null;
  return (
    <p className={description}>
      <b className={name}>
        <bdi>{shownClipName(config.name, customClip)}</bdi>
      </b>
      <bdi>{isDefault ? t.description : config.description}</bdi>
    </p>
  );
}
