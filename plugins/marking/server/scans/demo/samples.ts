import type { DemoContext } from 'edutech/core/server/demo/demo';
import { foreignProject, neighbourProject } from '../../demo/samples';

type MakeId = DemoContext['id'];

export const scannedProject = (id: MakeId) => id('marking.project.scanned');
export const scannedBatch = (id: MakeId) => id('marking.batch.scanned');
export const scannedDoubt = (id: MakeId, kind: 'identity' | 'unfound') => id(`marking.doubt.${kind}`);
export const scannedPage = (id: MakeId, at: number) => id(`marking.page.${at}`);
export const scannedScript = (id: MakeId, at: number) => id(`marking.script.${at}`);

/** The same about the scans of the demo teacher's project, of a colleague's, and of one of another school. */
const ofScans =
  <More>(more: (id: MakeId) => More) =>
  (_: unknown, id: MakeId) => ({
    as: 'teacher' as const,
    own: { projectId: scannedProject(id), ...more(id) },
    otherClass: { projectId: neighbourProject(id), ...more(id) },
    otherSchool: { projectId: foreignProject(id), ...more(id) },
  });

/** Of a question whose answers are there: the demo scans have none that is set up for marking. */
const ofCrop =
  <More>(more: () => More) =>
  (_: unknown, id: MakeId) => ({
    refused: { projectId: scannedProject(id), itemId: id('exam.item.nobodys'), part: 0, ...more() },
    shownBy: 'tests/api/marking/scans/crops.test.ts' as const,
  });

export const scanSamples = {
  scanStation: ofScans(() => ({})),
  pauseBatch: ofScans((id) => ({ batchId: scannedBatch(id), isPaused: true })),
  scanDoubts: ofScans(() => ({ isCleared: false })),
  scanDoubt: ofScans((id) => ({ doubtId: scannedDoubt(id, 'identity') })),
  clearScanDoubts: ofScans((id) => ({ doubtIds: [scannedDoubt(id, 'identity')], answer: { kind: 'void' as const } })),
  reopenScanDoubts: ofScans((id) => ({ doubtIds: [scannedDoubt(id, 'unfound')] })),
  scanPages: ofScans((id) => ({ scriptId: scannedScript(id, 0) })),
  correctScanPage: ofScans((id) => ({ pageId: scannedPage(id, 0), answer: { kind: 'void' as const } })),
  scanStudents: ofScans(() => ({ find: '2607', number: 1 })),
  scanMissing: ofScans(() => ({})),
  listCrops: ofScans(() => ({})),
  sampleCrops: ofCrop(() => ({})),
  growCrop: ofCrop(() => ({ grow: { left: 0, top: 0, right: 0, bottom: 5 } })),
  confirmCrop: ofCrop(() => ({})),
  printLabels: ofScans(() => ({})),
  printNamedSheets: ofScans(() => ({})),
  markAbsent: ofScans((id) => ({ scriptIds: [scannedScript(id, 20)], isAbsent: true })),
  startBatch: (_: unknown, id: MakeId) => ({
    refused: { projectId: scannedProject(id), fileIds: [id('marking.no-file')] },
    shownBy: 'tests/api/marking/scans/scans.test.ts' as const,
  }),
};
