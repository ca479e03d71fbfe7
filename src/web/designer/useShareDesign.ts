import type { DesignBody } from "#shared/clip.ts";
import { DIALOG_MESSAGES } from "#shared/dialog-messages.ts";
import { API } from "#shared/paths.ts";
import { api } from "../api.ts";
import { showToast } from "../ui/toasts.ts";
import { useWrite } from "../useWrite.ts";
import { copyText } from "./clipboard.ts";
import { failureMessage } from "./failure.ts";

const schema = () =>
  import("#shared/clip.ts").then((module) => module.SavedDesign);

/** Stores a design, copies its link and tells so. Its data is the link. */
export function useShareDesign() {
  return useWrite({
    mutationFn: async (body: DesignBody) => {
      const saving = api
        .post(API.designs, { body, schema })
        .then((saved) => saved.url);
      const isCopied = await copyText(saving);
      return { url: await saving, isCopied };
    },
    onSuccess: ({ isCopied }) => {
      const { title, description } = DIALOG_MESSAGES.designSaved;
      const next = isCopied
        ? "The link is copied."
        : "Copy the link to share it.";
      showToast({ title, description: `${description} ${next}` });
    },
    onError: (error) =>
      showToast(
        failureMessage(DIALOG_MESSAGES.designSaveFailed, error),
        "error",
      ),
  });
}
