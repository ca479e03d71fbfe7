import { useQuery } from "@tanstack/react-query";
import { meQuery } from "#web/admin/data/admin-queries.ts";
import { NoticeList } from "./NoticeList.tsx";
import { SessionsButton } from "./SessionsButton.tsx";

/**
 * What the panel shows of the maker's own login, loaded after the panel: the
 * list of her sessions in the bar, and at the top what she is asked to see to.
 */
export function Account({ place }: { place: "bar" | "top" }) {
  const notices = useQuery(meQuery).data?.notices ?? [];
  if (place === "bar") return <SessionsButton />;
  return <NoticeList notices={notices} />;
}
