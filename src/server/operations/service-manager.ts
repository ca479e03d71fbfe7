import { type Log, reasonOf } from "#server/runtime/log.ts";

/** The wishes of a service manager such as systemd; all of it is optional. */
export type ServiceManagerOptions = {
  /** A path, or a name of the abstract namespace that begins with "@". */
  socketPath: string | undefined;
  /** The manager restarts a shop that sends nothing for this long; in ms. */
  watchdogMs: number | undefined;
};

type ServiceManager = {
  /** Reports that the shop is up, and starts the watchdog notifications. */
  ready(): void;
  stopping(): void;
};

/** Notifications per watchdog interval, so that two of them may be late. */
const SIGNS_IN_WATCHDOG = 3;

/**
 * Notifies the service manager of the shop's state, by the protocol of
 * sd_notify(3): https://www.freedesktop.org/software/systemd/man/sd_notify.html
 * Without a service manager, both functions do nothing.
 */
export function connectServiceManager(
  { socketPath, watchdogMs }: ServiceManagerOptions,
  log: Log,
): ServiceManager {
  if (socketPath === undefined) return { ready() {}, stopping() {} };
  const send = async (state: string) => {
    try {
      // Loaded on demand, because most shops have no service manager.
      const { sendDatagram } = await import("./unix-datagram.ts");
      sendDatagram(socketPath, state);
    } catch (error) {
      log.warn("service_manager_not_told", { state, reason: reasonOf(error) });
    }
  };
  return {
    ready() {
      void send("READY=1");
      if (watchdogMs === undefined) return;
      setInterval(send, watchdogMs / SIGNS_IN_WATCHDOG, "WATCHDOG=1").unref();
    },
    stopping: () => void send("STOPPING=1"),
  };
}
