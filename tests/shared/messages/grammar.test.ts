import { describe, expect, test } from "bun:test";
import { LANGUAGES } from "#shared/messages/languages.ts";
import { italianDate } from "#shared/messages/words.ts";
import { loadMessages } from "#server/runtime/messages.ts";
import { it as panel } from "#shared/messages/panel/it.ts";

// Sentences that were wrong with some numbers and dates.

describe("an Italian date", () => {
  test("has the article that its number asks for", () => {
    expect(italianDate("da", "7 marzo")).toBe("dal 7 marzo");
    expect(italianDate("da", "8 marzo")).toBe("dall’8 marzo");
    expect(italianDate("di", "11 marzo 2027")).toBe("dell’11 marzo 2027");
    expect(italianDate("", "18 marzo")).toBe("il 18 marzo");
    expect(italianDate("a", "81")).toBe("al 81");
  });

  test("has none before a weekday", () => {
    expect(italianDate("da", "martedì 8 marzo")).toBe("da martedì 8 marzo");
    expect(italianDate("", "martedì 8 marzo")).toBe("martedì 8 marzo");
  });

  test("stands so in the shop's sentences", async () => {
    const { home, errors, mail } = await loadMessages("it");
    const { drops } = home;
    expect(panel.planning.timeOff.paused("21 dicembre", "8 gennaio")).toBe(
      "Niente ordini dal 21 dicembre; di ritorno l’8 gennaio.",
    );
    expect(drops.pause.fact("8 gennaio")).toBe(
      "In questo momento non accettiamo ordini: torniamo l’8 gennaio.",
    );
    expect(drops.drop.opens("8 gennaio")).toBe("In vendita dall’8 gennaio");
    expect(errors.pausedUntil("11 gennaio")).toStartWith(
      "Riprendiamo gli ordini dall’11 gennaio.",
    );
    expect(mail.week.readyBy("8 gennaio")).toBe("pronto per l’8 gennaio");
  });
});

test("one that is left is one in every language", async () => {
  const said = new Map<string, string>();
  for (const language of LANGUAGES) {
    const { mail } = await loadMessages(language);
    said.set(language, mail.week.lowItem("Luna", 1));
  }
  expect(Object.fromEntries(said)).toEqual({
    en: "Luna (1 left)",
    de: "Luna (noch 1)",
    fr: "Luna (encore 1)",
    es: "Luna (queda 1)",
    it: "Luna (ne resta 1)",
    nl: "Luna (nog 1)",
  });
});

test("no language says that an order did not arrive while nobody knows it", async () => {
  for (const language of LANGUAGES) {
    const { failed, unknown } = (await loadMessages(language)).buy.checkout;
    const arrived = /arriv\w*|angekommen|aangekomen|llegado|parvenue/i;
    expect(unknown("")).toMatch(arrived);
    expect(failed.title).not.toMatch(arrived);
    expect(failed.description).not.toMatch(arrived);
  }
});
