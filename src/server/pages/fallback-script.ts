import { NOT_STARTED_ID } from "#shared/api/paths.ts";

/**
 * Runs in every browser, because it is ES5: shows how to order by mail unless
 * the boot script takes the listener away. A browser that cannot parse the boot
 * script does not run a line of it.
 */
export const FALLBACK_SCRIPT = `onload=function(){var note=document.getElementById("${NOT_STARTED_ID}");if(note)note.hidden=false}`;
