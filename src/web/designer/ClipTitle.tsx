import type { CustomClipConfig } from "#shared/clip/schema.ts";
import { description, name } from "./DesignerDialog.css.ts";

/** What the maker calls the custom clip, and says of it. */
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
