import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "./Icon.tsx";
import { noticeBody, noticeIcon, notices } from "./Notice.css.ts";

type NoticeProps = {
  tone: "bad" | "warning";
  /** Moves the focus to the notice, because it asks for a decision. */
  isUrgent?: boolean;
  children: ReactNode;
};

/** A notice within a form or a panel. */
export function Notice({ tone, isUrgent = false, children }: NoticeProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isUrgent) element.current?.focus();
  }, [isUrgent]);
  return (
    <div
      ref={element}
      className={notices[tone]}
      tabIndex={isUrgent ? -1 : undefined}
    >
      <Icon
        name={tone === "bad" ? "warning" : "info"}
        className={noticeIcon[tone]}
      />
      <div className={noticeBody}>{children}</div>
    </div>
  );
}
