import { realpathSync } from "node:fs";
import { runCommand, say } from "#cli/args.ts";
import { EXIT } from "#cli/command-error.ts";

const SPEC = {
  name: "systemd",
  help: `
barrette systemd > /etc/systemd/system/barrette.service

Writes the service that runs this executable on a server with systemd: as the
user "barrette", who may write /var/lib/barrette and nothing else, started
again whenever it falls. The README tells all the steps.
`,
};

export function run(args: string[]): Promise<number> {
  return runCommand(SPEC, args, () => {
    say(unit(realpathSync(process.execPath)));
    return EXIT.ok;
  });
}

// The shop itself limits its stop to 10 s. The service is not restarted after
// errors that only a person can fix (see EXIT).
const unit = (executable: string) => `\
[Unit]
Description=Barrette, an online shop
Wants=network-online.target
After=network-online.target
# Never given up: a full disk may have room again in the morning.
StartLimitIntervalSec=0

[Service]
# "systemctl start" returns once the shop answers, and fails where it ended
# before. A large upgrade of the database comes before that.
Type=notify
NotifyAccess=main
TimeoutStartSec=15min
# A shop that says nothing for so long is started again.
WatchdogSec=2min
WatchdogSignal=SIGKILL
ExecStart=${executable} serve
User=barrette
Group=barrette
# DATA_DIR in the .env beside the executable must be this folder.
StateDirectory=barrette
StateDirectoryMode=0700
WorkingDirectory=/var/lib/barrette
UMask=0077
Restart=always
RestartSec=2
RestartPreventExitStatus=${EXIT.usage} ${EXIT.badData} ${EXIT.denied} ${EXIT.config}
TimeoutStopSec=20
OOMScoreAdjust=-200

# Ports 80 and 443, for --domain; no other right of root.
AmbientCapabilities=CAP_NET_BIND_SERVICE
CapabilityBoundingSet=CAP_NET_BIND_SERVICE
NoNewPrivileges=yes

# Everything but the data folder is read-only or not there. A BACKUP_DIR
# elsewhere needs a line of its own: ReadWritePaths=/path
ProtectSystem=strict
ProtectHome=yes
PrivateTmp=yes
PrivateDevices=yes
ProtectProc=invisible
ProtectClock=yes
ProtectControlGroups=yes
ProtectHostname=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
LockPersonality=yes
RemoveIPC=yes
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX AF_NETLINK
SystemCallArchitectures=native
SystemCallFilter=@system-service
SystemCallFilter=~@privileged
SystemCallErrorNumber=EPERM
# No MemoryDenyWriteExecute: JavaScript is compiled while it runs.

[Install]
WantedBy=multi-user.target`;
