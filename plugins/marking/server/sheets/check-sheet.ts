import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { invalid } from 'edutech/core/common/errors';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Handler } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import type { Programs } from 'edutech/core/server/programs/programs';
import type { ExamPapers } from 'edutech/plugins/exam/api';
import type * as api from '../../api/sheets';
import type { SheetProblem } from '../../api/sheets';
import type { AnswerSheet } from '../../model/sheet/answer-sheet';
import { isMarked, type PagePlan } from '../../model/sheet/plan';
import { sheetFor } from '../../model/sheet/sheet-for';
import type { SheetDrawer } from '../drawing/sheet-drawer';
import type { LaidOutSheet } from '../layout/lay-out';
import { type ScanReading, unreadable } from '../reading/read-scan';
import { openPdf } from '../scans/intake/pages-of-file';
import type { ScanReader } from '../scans/intake/scan-reader';
import { labelOfField } from '../scans/doubts/show-doubt';

interface Parts {
  readonly drawer: SheetDrawer;
  readonly papers: ExamPapers<Db, SignedIn>;
  readonly programs: Programs;
  readonly reader: ScanReader;
}

/** The code that is checked: what a sheet is read by, whichever it gets. */
const code = 1;
const mostMilliseconds = 60_000;
/** Of a sheet of paper: its front says whose the back is. */
const sides = 2;

/** Prints the sheet empty and with the first bubble of each field filled in, draws it, reads it back, and compares. */
export const checkAnswerSheet =
  ({ drawer, papers, programs, reader }: Parts): Handler<typeof api.checkAnswerSheet> =>
  async ({ db, actor, input, language }) => {
    if (!programs.pdf) throw invalid('marking.error.noCheck');
    const sheet = sheetFor(await papers.outline(db, actor, input.paperId), input.settings);
    const signal = AbortSignal.timeout(mostMilliseconds);
    const folder = await mkdtemp(join(tmpdir(), 'edutech-check-'));
    const problems: SheetProblem[] = [];
    try {
      for (const isFilled of [false, true]) {
        const path = join(folder, 'sheet.pdf');
        const laidOut = await drawer.writeSheet({ sheet, code, language }, { path, title: '', isFilled });
        if (!isFilled) problems.push(...withoutReading(sheet, laidOut));
        const pdf = await openPdf(programs, path, { folder, signal });
        for (const [at, plan] of laidOut.plans.entries()) {
          const file = await pdf.draw(at + 1);
          const sheets = [{ code, plans: laidOut.plans }];
          const read = file
            ? await reader.read({ file, folder, sheets, isCropped: false }, signal)
            : await unreadable(folder);
          problems.push(...misread(sheet, { plan, page: at + 1, isFilled }, read));
        }
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
    const unique = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
    return { problems: [...unique.values()] };
  };

/** What is seen without reading anything. */
function* withoutReading({ identity }: AnswerSheet, { plans }: LaidOutSheet): Generator<SheetProblem> {
  if (!identity.hasLabel && identity.digits === 0) yield { kind: 'noIdentity', page: 1, label: '' };
  if (plans.length > sides) yield { kind: 'manyPages', page: sides + 1, label: '' };
}

interface Checked {
  readonly plan: PagePlan;
  readonly page: number;
  readonly isFilled: boolean;
}

function misread(sheet: AnswerSheet, { plan, page, isFilled }: Checked, read: ScanReading): SheetProblem[] {
  if (read.state !== 'found' || read.code?.page !== page) return [{ kind: 'unfound', page, label: '' }];
  return plan.fields.flatMap((field, at): SheetProblem[] => {
    const { values, doubt } = read.readings[at]!;
    const wanted = isFilled && isMarked(field) ? [field.bubbles[0]!.value] : [];
    const isRight = values.join() === wanted.join() && (doubt === null || (wanted.length === 0 && doubt === 'none'));
    return isRight ? [] : [{ kind: 'misread', page, label: labelOfField(sheet, field) }];
  });
}
