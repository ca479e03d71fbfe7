import { useMessages } from "#web/data/messages.ts";
import { Button } from "#web/ui/Button.tsx";
import { IconButton } from "#web/ui/IconButton.tsx";
import { onDark } from "#web/ui/global.css.ts";
import {
  type LateComponent,
  lateComponent,
  useLateCode,
} from "#web/ui/late-code.ts";
import { showToast } from "#web/ui/toasts.ts";
import { TOOLBAR_ATTRIBUTE } from "#web/ui/toast-place.ts";
import { useMedia } from "#web/ui/useMedia.ts";
import { visuallyHidden } from "#web/ui/layout.css.ts";
import { chooseNone } from "./choice.ts";
import type { ToDo, useToDos } from "./useToDos.tsx";
import * as css from "./ChosenBar.css.ts";

const sheets = {
  sent: lateComponent(["order"], () =>
    import("./SentSheet.tsx").then((module) => module.SentSheet),
  ),
  more: lateComponent([], () =>
    import("./SentSheet.tsx").then((module) => module.MoreSheet),
  ),
};

type BarProps = { todos: ReturnType<typeof useToDos>; isOnline: boolean };

/** Where the bar and the rows are one line; the names are for styles alone. */
const ONE_LINE = "(min-width: 53.75em)";
const OFFLINE_ID = "bench-offline";
const isPaper = ({ id }: ToDo) => id === "slips" || id === "labels";

/** The ink bar at the foot, with what can be done with the chosen orders. */
export function ChosenBar({ todos, isOnline }: BarProps) {
  const t = useMessages("bench").chosen;
  const isWide = useMedia(ONE_LINE);
  const { count, main, isPending, sheet, setSheet } = todos;
  const why = isOnline ? undefined : OFFLINE_ID;
  return (
    <>
      <p className={visuallyHidden} role="status">
        {count > 0 ? t.count(count) : ""}
      </p>
      {count > 0 && (
        <div
          className={`${css.bar} ${onDark}`}
          role="toolbar"
          aria-label={t.bar}
          {...{ [TOOLBAR_ATTRIBUTE]: "" }}
        >
          <b className={css.count}>{t.count(count)}</b>
          {!isOnline && (
            <p className={css.offline} id={OFFLINE_ID}>
              {t.offline}
            </p>
          )}
          {main && (
            <Button
              className={css.main}
              isPending={isPending}
              disabled={!isOnline}
              aria-describedby={why}
              onClick={main.onPress}
            >
              <span>{main.text}</span>{" "}
              <span className={css.number}>{main.count}</span>
            </Button>
          )}
          {isWide &&
            todos.rest.map((todo) => (
              <button
                key={todo.id}
                type="button"
                className={css.other}
                disabled={!isOnline || isPending}
                aria-describedby={why}
                onClick={todo.onPress}
              >
                {isPaper(todo) && todo.icon}
                <span>{todo.text}</span>{" "}
                {!isPaper(todo) && (
                  <span className={css.number}>{todo.count}</span>
                )}
              </button>
            ))}
          {!isWide && todos.more.length > 0 && (
            <IconButton
              icon="more"
              label={t.more}
              className={css.more}
              hasTooltip={false}
              aria-haspopup="dialog"
              onClick={() => setSheet("more")}
            />
          )}
          <IconButton
            icon="close"
            label={t.none}
            className={css.close}
            onClick={chooseNone}
          />
        </div>
      )}
      <Late
        part={sheets.sent}
        isOpen={sheet === "sent"}
        onClose={() => setSheet(undefined)}
        given={{ orders: todos.toSend, steps: todos.steps }}
      />
      <Late
        part={sheets.more}
        isOpen={sheet === "more"}
        onClose={() => setSheet(undefined)}
        given={{ title: t.count(count), todos: todos.more, isOnline }}
      />
    </>
  );
}

type LateProps<Given> = {
  part: LateComponent<Given & { isOpen: boolean; onClose: () => void }>;
  isOpen: boolean;
  onClose: () => void;
  given: Given;
};

/** A sheet whose code is loaded when it is opened. */
export function Late<Given>(props: LateProps<Given>) {
  const { part, isOpen, onClose, given } = props;
  const { tabFailed } = useMessages("panel").dashboard;
  const Sheet = useLateCode(part, isOpen, () => {
    onClose();
    showToast({ title: tabFailed }, "error");
  });
  return Sheet ? <Sheet {...given} isOpen={isOpen} onClose={onClose} /> : null;
}
