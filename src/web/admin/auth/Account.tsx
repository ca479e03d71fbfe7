import { useQuery } from "@tanstack/react-query";
import { meQuery } from "#web/admin/data/admin-queries.ts";
import { NoticeList } from "./NoticeList.tsx";
import { SessionsButton } from "./SessionsButton.tsx";

/**
 * Shows the maker's login data, loaded after the panel: in the `bar`, the
 * button for the list of sessions; at the `top`, the notices for the maker.
 */
export function Account({ place }: { place: "bar" | "top" }) {
  const notices = useQuery(meQuery).data?.notices ?? [];
  if (place === "bar") return <SessionsButton />;
  return <NoticeList notices={notices} />;
}
