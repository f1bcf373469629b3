import type { DemoContext } from 'edutech/core/server/demo/demo';

type MakeId = DemoContext['id'];

export const scannedProject = (id: MakeId, slug: string) => id(`marking.project.${slug}`);
const batch = (id: MakeId, slug: string) => id(`marking.batch.${slug}`);
const doubt = (id: MakeId, slug: string) => id(`marking.doubt.${slug}`);
const script = (id: MakeId, slug: string) => id(`marking.script.${slug}.0`);
const file = (id: MakeId, slug: string) => id(`marking.scan.${slug}`);

/** The same about the scans of the demo teacher's project, one of a colleague, and one of another school. */
const ofScans =
  <More>(more: (id: MakeId, slug: string) => More) =>
  (_: unknown, id: MakeId) => {
    const input = (slug: string) => ({ projectId: scannedProject(id, slug), ...more(id, slug) });
    return { as: 'teacher' as const, own: input('own'), otherClass: input('colleague'), otherSchool: input('foreign') };
  };

export const scanSamples = {
  scanStation: ofScans(() => ({})),
  startBatch: ofScans((id, slug) => ({ fileIds: [file(id, slug)] })),
  pauseBatch: ofScans((id, slug) => ({ batchId: batch(id, slug), isPaused: true })),
  scanDoubts: ofScans(() => ({ isCleared: false })),
  scanDoubt: ofScans((id, slug) => ({ doubtId: doubt(id, slug) })),
  clearScanDoubt: ofScans((id, slug) => ({ doubtId: doubt(id, slug), answer: { kind: 'void' as const } })),
  reopenScanDoubt: ofScans((id, slug) => ({ doubtId: doubt(id, `${slug}.cleared`) })),
  scanStudents: ofScans(() => ({ find: '2607', number: 1 })),
  scanMissing: ofScans(() => ({})),
  markAbsent: ofScans((id, slug) => ({ scriptIds: [script(id, slug)], isAbsent: true })),
};
