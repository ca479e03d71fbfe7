import { formatPrice } from "#shared/cents.ts";
import type { AdminClipConfig } from "#shared/clip.ts";
import { panelTitle, statuses } from "./admin.css.ts";
import * as css from "./ConfigTab.css.ts";

const HELP = [
  "Custom clips use a virtual product with ID -1.",
  "The base price is configurable.",
  "Charm costs are added dynamically.",
  "Custom clips do not appear in regular product listings.",
  "Order emails include charm and text details.",
];

const date = new Intl.DateTimeFormat("en-US", { dateStyle: "long" });

/** The settings as they are saved, and how custom clips work. */
export function ConfigSide({ config }: { config: AdminClipConfig }) {
  return (
    <>
      <div>
        <h2 className={panelTitle}>Current Settings</h2>
        <dl className={css.settings}>
          <dt className={css.term}>Name</dt>
          <dd className={css.value}>{config.name}</dd>
          <dt className={css.term}>Base price</dt>
          <dd className={css.value}>{formatPrice(config.basePrice)}</dd>
          <dt className={css.term}>Status</dt>
          <dd className={css.value}>
            {config.isEnabled ? (
              <span className={statuses.ok}>Enabled</span>
            ) : (
              <span className={statuses.off}>Disabled</span>
            )}
          </dd>
          <dt className={css.term}>Last updated</dt>
          <dd className={css.value}>
            {date.format(new Date(config.updatedAt))}
          </dd>
        </dl>
      </div>
      <div className={css.help}>
        <h2 className={panelTitle}>How custom clips work</h2>
        <ul className={css.helpList}>
          {HELP.map((line) => (
            <li key={line} className={css.helpItem}>
              {line}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
