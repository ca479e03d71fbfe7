import type { Notice } from "#shared/admin/schema.ts";

type NoticeText = {
  title: string;
  description: string;
  /** What to type, or to set. */
  command: string;
};

/** What the panel asks the maker to see to. */
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
