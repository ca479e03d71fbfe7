import {
  C_COMPILER,
  CHROMIUM,
  HAPROXY,
  LAST_RELEASE,
  OWN_DISKS,
  POSTGRES,
} from "#tests/support/process/machine.ts";
import type { Row } from "./row.ts";
import {
  bareAdminRoutes,
  crossSite,
  stolenSessions,
} from "./rows/admin-door.ts";
import { aloneInFolder, assetRequests, readOnlyRoot } from "./rows/alone.ts";
import { backupsUnderLoad } from "./rows/backups.ts";
import { badSettings } from "./rows/bad-settings.ts";
import { doubleSubmit, lastCharm } from "./rows/contention.ts";
import { oppositeOrders, rush, silentDatabase } from "./rows/beside.ts";
import { beacons } from "./rows/beacons.ts";
import { bucketGone } from "./rows/bucket.ts";
import { clockJumps } from "./rows/clock.ts";
import {
  balanced,
  databaseGone,
  failover,
  fullPool,
  killedCopies,
} from "./rows/copies.ts";
import { soak, spike } from "./rows/crowd.ts";
import { damagedPages, secondStart } from "./rows/data-folder.ts";
import { soldOut, soldOutByCopies } from "./rows/drop.ts";
import { opening } from "./rows/opening.ts";
import {
  fullBackupDisk,
  fullDatabaseDisk,
  fullUploadDisk,
} from "./rows/full-disk.ts";
import { fuzzedRequests } from "./rows/fuzz.ts";
import { guessesFromMany, guessesFromOne } from "./rows/guesses.ts";
import { hostileTexts } from "./rows/hostile-texts.ts";
import { killedInvoiceCopies, killedInvoices } from "./rows/invoices.ts";
import { killedDuringOrders } from "./rows/killed.ts";
import { killedLetterCopies, killedLetters } from "./rows/letters.ts";
import { mailServerFaults } from "./rows/mail-server.ts";
import { mailHeaders } from "./rows/mail-headers.ts";
import { limitedMail } from "./rows/limited-mail.ts";
import { malformed } from "./rows/malformed.ts";
import { earlierSchemas, killedMigration } from "./rows/migrations.ts";
import { killedBetweenSteps } from "./rows/order-steps.ts";
import { photoPlaces } from "./rows/photo-places.ts";
import { pictureBombs } from "./rows/pictures.ts";
import { powerCut } from "./rows/power-cut.ts";
import { drips, halfOpen, stalledReaders } from "./rows/quiet-clients.ts";
import { slowUpload } from "./rows/slow-upload.ts";
import { stoppedDuringOrders } from "./rows/stopped.ts";
import { tampered } from "./rows/tampered.ts";
import { traversal } from "./rows/traversal.ts";
import { lastRelease, upgrade } from "./rows/upgrade.ts";

/** Rows that take minutes but little CPU time: they run beside `ROWS`. */
export const BESIDE: readonly Row[] = [
  mailServerFaults,
  slowUpload,
  limitedMail,
];

/** The rows that run one after the other. */
export const ROWS: readonly Row[] = [
  killedDuringOrders,
  killedBetweenSteps,
  killedInvoices,
  killedLetters,
  { ...powerCut, needs: C_COMPILER },
  killedMigration,
  earlierSchemas,
  secondStart,
  { ...fullDatabaseDisk, needs: OWN_DISKS },
  { ...fullUploadDisk, needs: OWN_DISKS },
  { ...fullBackupDisk, needs: OWN_DISKS },
  backupsUnderLoad,
  damagedPages,
  clockJumps,
  halfOpen,
  drips,
  stalledReaders,
  beacons,
  spike,
  soak,
  fuzzedRequests,
  malformed,
  lastCharm,
  doubleSubmit,
  soldOut,
  opening,
  { ...soldOutByCopies, needs: POSTGRES },
  tampered,
  { ...hostileTexts, needs: CHROMIUM },
  mailHeaders,
  pictureBombs,
  photoPlaces,
  traversal,
  stolenSessions,
  bareAdminRoutes,
  crossSite,
  guessesFromOne,
  guessesFromMany,
  stoppedDuringOrders,
  assetRequests,
  badSettings,
  aloneInFolder,
  { ...killedCopies, needs: POSTGRES },
  { ...killedInvoiceCopies, needs: POSTGRES },
  { ...killedLetterCopies, needs: POSTGRES },
  { ...databaseGone, needs: POSTGRES },
  { ...failover, needs: POSTGRES },
  { ...fullPool, needs: POSTGRES },
  { ...upgrade, needs: POSTGRES },
  { ...lastRelease, needs: LAST_RELEASE },
  { ...balanced, needs: HAPROXY },
  { ...oppositeOrders, needs: POSTGRES },
  { ...rush, needs: POSTGRES },
  { ...silentDatabase, needs: POSTGRES },
  { ...bucketGone, needs: POSTGRES },
  { ...readOnlyRoot, needs: OWN_DISKS },
];
