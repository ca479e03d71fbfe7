// What page and scripts call the parts of a page. The script in every page's
// head has these names alone, so nothing else stands here.

/** The id of the element with the page's state as JSON. */
export const PAGE_STATE_ID = "page-state";
/** The names of the meta elements with the addresses of the later styles. */
export const LATE_STYLES = "late-styles";
export const CLIP_STYLES = "clip-styles";
/** The id of the element with the addresses of the page's texts as JSON. */
export const MESSAGES_ID = "page-messages";
/** Marks a button that was pressed before the page's code had loaded. */
export const PRESSED_ATTRIBUTE = "data-pressed";
/** Tells the page's own script that the application takes the clicks now. */
export const STARTED_EVENT = "barrette-started";
/** The id of the note that the boot script shows if the code cannot start. */
export const NOT_STARTED_ID = "not-started";
/** The id of the element that the application is rendered into. */
export const ROOT_ID = "root";
