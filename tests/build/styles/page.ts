import { night, panel, tone } from "./panel.css.ts";

console.log(JSON.stringify({ night, panel, tone }));
