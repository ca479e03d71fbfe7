import type { CustomClipConfig } from "#shared/clip/schema.ts";
import { description, name } from "./DesignerDialog.css.ts";

/** The maker's name for the custom clip, and her description. */
export function ClipTitle({ config }: { config: CustomClipConfig }) {
  return (
    <p className={description}>
      <b className={name} dir="auto">
        {config.name}
      </b>
      <bdi>{config.description}</bdi>
    </p>
  );
}
