import { useQuery } from "@tanstack/react-query";
import { meQuery } from "#web/admin/data/admin-queries.ts";
import { NoticeList } from "./NoticeList.tsx";
import { AccountButton } from "./AccountButton.tsx";

/**
 * Shows the maker's login data, loaded after the panel: in the `bar`, the
 * button that opens it; at the `top`, the notices for the maker.
 */
export function Account({ place }: { place: "bar" | "top" }) {
  const notices = useQuery(meQuery).data?.notices ?? [];
  if (place === "bar") return <AccountButton />;
  return <NoticeList notices={notices} />;
}
