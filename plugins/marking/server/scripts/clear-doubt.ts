import { conflict, invalid } from 'edutech/core/common/errors';
import { overfullFields } from '../../model/scans/answers';
import { type DoubtAnswer, type DoubtsAnswer, takes } from '../../model/scans/doubts';
import { change, fileFollower, fileFor, place } from './filing';
import { type Filing, planOf, sheetOf } from './filing-context';
import { keepScript } from './keep-script';
import {
  deleteOpenDoubts,
  type DoubtRow,
  type PageRow,
  selectPage,
  selectPageAt,
  selectPlaced,
  selectScript,
  updateDecided,
  updateDoubt,
} from './pages.queries';

/** What a person decides about a doubt. 409 `marking.error.cleared` where somebody has decided, 422 for what cannot be decided here. */
export async function clearDoubt(filing: Filing, doubt: DoubtRow, answer: DoubtsAnswer, by: string): Promise<void> {
  const { db, now, project } = filing;
  if (doubt.clearedAt) throw conflict('marking.error.cleared');
  const page = await selectPage(db, project.schoolId, doubt.pageId);
  const own = answer.kind === 'read' ? readAnswer(page, doubt) : answer;
  if (!takes(doubt.kind, own)) throw invalid('marking.error.noSuchAnswer');
  const script = own.kind === 'student' ? await selectScript(db, project, own.scriptId) : null;
  const decided = own.kind === 'values' ? decidedBy(filing, page, doubt.field!, own.values) : null;
  // nothing is written before all of it is known to be right: of several doubts the others are still cleared
  await updateDoubt(db, doubt, { answer: own, by, at: now });
  if (own.kind === 'void') await voidPage(filing, page);
  else if (script) await fileFor(filing, page, script.scriptId);
  else if (own.kind === 'second') await placeSecond(filing, page);
  else if (decided) {
    await updateDecided(db, page, decided, now);
    if (page.state === 'placed') await keepScript(filing, page.scriptId!, [page]);
  }
}

/** What was read of a field, as a person would begin. */
function readAnswer({ decided, readings }: PageRow, { field }: DoubtRow): DoubtAnswer {
  if (field === null) throw invalid('marking.error.noSuchAnswer');
  return { kind: 'values', values: [...(decided[field] ?? readings[field]?.values ?? [])] };
}

/** Values of a page with those of a field; 422 for values that it has not, or that give more points than there are. */
function decidedBy(filing: Filing, page: PageRow, at: number, values: readonly string[]): PageRow['decided'] {
  const plan = planOf(filing, page);
  const field = plan?.fields[at];
  const isKnown = values.every((value) => field?.bubbles.some((bubble) => bubble.value === value));
  if (!plan || !field || !isKnown || (values.length > 1 && !field.isMultiple))
    throw invalid('marking.error.noSuchAnswer');
  const decided = { ...page.decided, [at]: values };
  const [name] = field.id.split(' ');
  const overfull = overfullFields(sheetOf(filing, page)!.sheet, { ...page, plan, decided });
  if (overfull.some((last) => plan.fields[last]!.id.split(' ')[0] === name))
    throw invalid('marking.error.tooManyPoints');
  return decided;
}

/** This copy counts, the one before it counts no longer, nor what lies on its back. */
async function placeSecond(filing: Filing, page: PageRow): Promise<void> {
  const placed = await selectPlaced(filing.db, filing.project, page.scriptId!);
  const first = placed.find(({ number }) => number === page.number);
  if (first) await voidPage(filing, first);
  await place(filing, page, page.scriptId!);
}

/** What is on the back of a void page is void too: it is one sheet of paper. */
export async function voidPage(filing: Filing, page: PageRow): Promise<void> {
  await deleteOpenDoubts(filing.db, page);
  await change(filing, page, { state: 'void', scriptId: page.scriptId });
  const back = await backOf(filing, page);
  if (back && back.state !== 'asked') await voidPage(filing, back);
  else await fileFollower(filing, page);
}

export async function backOf({ db }: Filing, page: PageRow): Promise<PageRow | null> {
  if (page.number === null || page.number % 2 === 0) return null;
  const next = await selectPageAt(db, page, page.position + 1);
  return next && next.sheet === page.sheet && next.number === page.number + 1 ? next : null;
}
