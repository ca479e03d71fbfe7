import type { ReactNode } from "react";
import { Icon } from "../ui/Icon.tsx";
import { noticeBody, noticeIcon, notices } from "./admin.css.ts";

type NoticeProps = { tone: "bad" | "warning"; children: ReactNode };

/** Something the maker should know, where it matters. */
export function Notice({ tone, children }: NoticeProps) {
  return (
    <div className={notices[tone]}>
      <Icon
        name={tone === "bad" ? "warning" : "info"}
        className={noticeIcon[tone]}
      />
      <div className={noticeBody}>{children}</div>
    </div>
  );
}
