import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "../ui/Icon.tsx";
import { noticeBody, noticeIcon, notices } from "./admin.css.ts";

type NoticeProps = {
  tone: "bad" | "warning";
  /** It asks for a decision: it comes into view and takes the focus. */
  isUrgent?: boolean;
  children: ReactNode;
};

/** Something the maker should know, where it matters. */
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
