import { MAKING_MINUTES } from "#shared/clip-rules.ts";
import { SECTIONS } from "#shared/paths.ts";
import { head, headText, headTitle, section, wrap } from "../ui/layout.css.ts";
import { Dial } from "./Dial.tsx";
import * as css from "./Process.css.ts";

const STEPS = [
  {
    title: "Pour",
    text: "Pigment goes into clear resin by eye and is drawn through the mould with a pin. No two swirls agree.",
  },
  {
    title: "Set",
    text: "Charms and letter beads go in while the surface is still soft, so they sit in the clip and not on it.",
  },
  {
    title: "Polish",
    text: "Every edge is sanded and buffed until it slides through hair without catching.",
  },
  {
    title: "Spring",
    text: "We fit the hinge, open and close it by hand, and only then wrap it.",
  },
];

/** How a clip is made, and how long that takes. */
export function Process() {
  return (
    <section
      className={`${section} ${wrap}`}
      id={SECTIONS.process}
      aria-labelledby="process-title"
    >
      <div className={head}>
        <h2 className={headTitle} id="process-title">
          Our Process
        </h2>
        <p className={headText}>
          A custom claw clip takes about {MAKING_MINUTES} minutes to make, start
          to finish, all of it by hand.
        </p>
      </div>
      <div className={css.columns}>
        <Dial minutes={MAKING_MINUTES} />
        <ol className={css.steps}>
          {STEPS.map(({ title, text }) => (
            <li key={title} className={css.step}>
              <div>
                <h3 className={css.stepTitle}>{title}</h3>
                <p className={css.stepText}>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
