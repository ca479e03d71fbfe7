import type { Notice } from "#shared/admin/schema.ts";

type NoticeText = {
  title: string;
  description: string;
  /** The command to run, or the setting to add. */
  command: string;
};

/** The texts of the problems that the panel asks the maker to solve. */
export const NOTICE_TEXTS: Readonly<Record<Notice, NoticeText>> = {
  password_generated: {
    title: "Choose a password of your own.",
    description:
      "Yours was made up by the shop and was shown in its log. On the shop's machine, run",
    command: "barrette admin password",
  },
  proxy_not_trusted: {
    title: "All visitors count as one.",
    description:
      "They come through a proxy that the shop does not know, so the limits for one visitor are shared by all. In the settings, set this to the number of proxies and restart the shop:",
    command: "TRUST_PROXY=1",
  },
};
