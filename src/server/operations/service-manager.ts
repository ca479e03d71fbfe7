import { type Log, reasonOf } from "#server/runtime/log.ts";

/** How a service manager such as systemd asked to be told; all of it optional. */
export type ServiceManagerOptions = {
  /** A path, or a name of the abstract namespace that begins with "@". */
  socketPath: string | undefined;
  /** The longest silence that it takes for life, in ms. */
  watchdogMs: number | undefined;
};

export type ServiceManager = {
  /** The shop answers. From here on the manager hears that it is alive. */
  ready(): void;
  stopping(): void;
};

/** Two of three signs of life may be late. */
const SIGNS_IN_WATCHDOG = 3;

/**
 * Tells the service manager how the shop stands, by the protocol of
 * sd_notify(3): https://www.freedesktop.org/software/systemd/man/sd_notify.html
 * Where no manager asked for it, nothing is done.
 */
export function connectServiceManager(
  { socketPath, watchdogMs }: ServiceManagerOptions,
  log: Log,
): ServiceManager {
  if (socketPath === undefined) return { ready() {}, stopping() {} };
  const send = async (state: string) => {
    try {
      // Most shops have no such manager: they need not load this.
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
