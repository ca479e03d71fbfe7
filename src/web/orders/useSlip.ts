import { useEffect, useState } from "react";

type SlipKind = "parcel" | "gift";

/** The slip that is being printed, and the function that prints one. */
export function useSlip() {
  const [slip, setSlip] = useState<SlipKind>();
  useEffect(() => {
    if (!slip) return;
    const done = () => setSlip(undefined);
    addEventListener("afterprint", done);
    print();
    return () => removeEventListener("afterprint", done);
  }, [slip]);
  return [slip, setSlip] as const;
}
