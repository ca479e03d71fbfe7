import { PAGES } from "#shared/api/paths.ts";
import { addDevice } from "#shared/account/calls.ts";

/**
 * Returns the panel's service worker. It is small enough to be written by hand,
 * for browsers that ring: it shows what the shop sends, counts on the icon how
 * many orders are open, and opens the panel. It caches and intercepts nothing.
 */
export const adminWorker = (icon: string): string => `"use strict";
addEventListener("push", (event) => {
  const { title, body, tag, open } = event.data.json();
  const shown = registration.showNotification(title, {
    body,
    tag,
    icon: ${JSON.stringify(icon)},
    badge: ${JSON.stringify(icon)},
  });
  const counted =
    navigator.setAppBadge && navigator.setAppBadge(open).catch(() => {});
  event.waitUntil(Promise.all([shown, counted]));
});
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(
    // A panel that was open before the worker came is not in its control.
    clients.matchAll({ type: "window", includeUncontrolled: true }).then((windows) => {
      const panel = windows.find(
        ({ url }) => new URL(url).pathname === ${JSON.stringify(PAGES.admin)},
      );
      return panel
        ? panel.focus()
        : clients.openWindow(${JSON.stringify(`${PAGES.admin}#orders`)});
    }),
  );
});
addEventListener("pushsubscriptionchange", (event) => {
  const renewed = event.newSubscription
    ? Promise.resolve(event.newSubscription)
    : registration.pushManager.subscribe(event.oldSubscription.options);
  event.waitUntil(
    renewed.then((subscription) =>
      fetch(${JSON.stringify(addDevice.path)}, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(subscription),
      }),
    ),
  );
});
`;
