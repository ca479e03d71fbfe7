import { ItemsTab } from "./ItemsTab.tsx";
import { charmResource } from "./parts.tsx";

/** The charms of the shop, with their stock. */
export const CharmsTab = () => <ItemsTab resource={charmResource} />;
