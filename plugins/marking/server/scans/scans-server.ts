import type { SignedIn } from 'edutech/core/server/actor';
import type { Handlers } from 'edutech/core/server/call';
import type { Clock } from 'edutech/core/server/clock';
import type { Database } from 'edutech/core/server/data/database';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { JobDeclaration, Jobs } from 'edutech/core/server/jobs/jobs';
import type { Live } from 'edutech/core/server/live/live';
import { FolderIntakes } from 'edutech/core/server/operation/folder-intakes';
import { contribute, type Provision } from 'edutech/core/server/plugin';
import type { Programs } from 'edutech/core/server/programs/programs';
import type { Texts } from 'edutech/core/server/texts';
import type { ExamPapers, ExamResults } from 'edutech/plugins/exam/api';
import type * as api from '../../api/scans';
import type * as cropsApi from '../../api/crops';
import type * as sheetsApi from '../../api/sheets';
import type { SheetDrawer } from '../drawing/sheet-drawer';
import { confirmCrop, growCrop, listCrops, sampleCrops } from '../crops/crops.routes';
import { cutAgain } from '../crops/cut-again.job';
import { checkAnswerSheet } from '../sheets/check-sheet';
import { labelsJob, printLabels } from '../labels/print-labels';
import { namedJob, printNamedSheets } from '../labels/print-named';
import { SheetPlans } from '../scripts/sheet-plans';
import { wordsOf } from '../sheets/sheet-words';
import * as batches from './batches.routes';
import * as doubts from './doubts/doubts.routes';
import { ScansDemo } from './demo/scans-demo';
import { readBatch, readWaiting } from './intake/read-batch.job';
import { scanIntake } from './intake/folder-intake';
import { ScanReader } from './intake/scan-reader';
import { ScansBroadcast } from './scans-broadcast';

interface Needed {
  readonly clock: Clock;
  readonly database: Database;
  readonly drawer: SheetDrawer;
  readonly files: Files;
  readonly jobs: Jobs;
  readonly live: Live;
  readonly papers: ExamPapers<Db, SignedIn>;
  readonly programs: Programs;
  readonly results: ExamResults<Db, SignedIn>;
  readonly texts: Texts;
}

interface ScansServer {
  readonly handlers: Handlers<typeof api & typeof cropsApi & Pick<typeof sheetsApi, 'checkAnswerSheet'>>;
  readonly jobs: readonly JobDeclaration[];
  readonly provides: readonly Provision[];
  close(): void;
}

/** The scan station: scans come in, are read in a thread, and what is in doubt is asked. */
export function scansServer(deps: Needed): ScansServer {
  const reader = new ScanReader();
  const parts = {
    ...deps,
    broadcast: new ScansBroadcast(deps.live, deps.database),
    plans: new SheetPlans(deps.drawer),
    reader,
  };
  return {
    handlers: {
      scanStation: batches.scanStation(parts),
      startBatch: batches.startBatch(parts),
      pauseBatch: batches.pauseBatch(parts),
      scanDoubts: doubts.scanDoubts(parts),
      scanDoubt: doubts.scanDoubt(parts),
      clearScanDoubts: doubts.clearScanDoubts(parts),
      reopenScanDoubts: doubts.reopenScanDoubts(parts),
      scanPages: doubts.scanPages(parts),
      correctScanPage: doubts.correctScanPage(parts),
      scanStudents: doubts.scanStudents,
      scanMissing: doubts.scanMissing,
      markAbsent: doubts.markAbsent(parts),
      printLabels: printLabels(parts),
      printNamedSheets: printNamedSheets(parts),
      checkAnswerSheet: checkAnswerSheet(parts),
      listCrops,
      sampleCrops: sampleCrops(parts),
      growCrop: growCrop(parts),
      confirmCrop,
    },
    jobs: [cutAgain(parts), readBatch(parts), readWaiting(parts), labelsJob(parts), namedJob(parts)],
    provides: [
      contribute(ScansDemo, { results: deps.results, words: wordsOf(deps.texts, 'zh-CN') }),
      contribute(FolderIntakes, scanIntake(deps)),
    ],
    close: () => {
      reader.close();
      parts.broadcast.close();
    },
  };
}
