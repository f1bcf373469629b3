import { conflict, invalid } from 'edutech/core/common/errors';
import { overfullFields } from '../../model/scans/answers';
import { type DoubtAnswer, takes } from '../../model/scans/doubts';
import { change, fileFollower, fileFor, filePage, place } from './filing';
import { type Filing, hasIdentity, planOf, sheetOf } from './filing-context';
import { keepScript } from './keep-script';
import {
  deleteFieldDoubts,
  deleteOpenDoubts,
  type DoubtRow,
  type PageRow,
  selectPage,
  selectPageAt,
  selectPlaced,
  selectScript,
  selectVoidCopy,
  updateDecided,
  updateDoubt,
} from './pages.queries';

/** What a person decides about a doubt. 409 `marking.error.cleared` where somebody has decided, 422 for what cannot be decided here. */
export async function clearDoubt(filing: Filing, doubt: DoubtRow, answer: DoubtAnswer, by: string): Promise<void> {
  const { db, now, project } = filing;
  if (doubt.clearedAt) throw conflict('marking.error.cleared');
  if (!takes(doubt.kind, answer)) throw invalid('marking.error.noSuchAnswer');
  const page = await selectPage(db, project.schoolId, doubt.pageId);
  await updateDoubt(db, doubt, { answer, by, at: now });
  if (answer.kind === 'void') await voidPage(filing, page);
  else if (answer.kind === 'student')
    await fileFor(filing, page, (await selectScript(db, project, answer.scriptId)).scriptId);
  else if (answer.kind === 'second') await placeSecond(filing, page);
  else await decide(filing, page, doubt.field!, answer.values);
}

async function decide(filing: Filing, page: PageRow, at: number, values: readonly string[]): Promise<void> {
  const field = planOf(filing, page)?.fields[at];
  const isKnown = values.every((value) => field?.bubbles.some((bubble) => bubble.value === value));
  if (!field || !isKnown || (values.length > 1 && !field.isMultiple)) throw invalid('marking.error.noSuchAnswer');
  const decided = { ...page.decided, [at]: values };
  const plan = planOf(filing, page)!;
  const [name] = field.id.split(' ');
  const overfull = overfullFields(sheetOf(filing, page)!.sheet, { ...page, plan, decided });
  if (overfull.some((last) => plan.fields[last]!.id.split(' ')[0] === name))
    throw invalid('marking.error.tooManyPoints');
  await updateDecided(filing.db, page, decided, filing.now);
  if (page.state === 'placed') await keepScript(filing, page.scriptId!, [page]);
}

/** This copy counts, the one before it counts no longer, nor what lies on its back. */
async function placeSecond(filing: Filing, page: PageRow): Promise<void> {
  const placed = await selectPlaced(filing.db, filing.project, page.scriptId!);
  const first = placed.find(({ number }) => number === page.number);
  if (first) await voidPage(filing, first);
  await place(filing, page, page.scriptId!);
}

/** What is on the back of a void page is void too: it is one sheet of paper. */
async function voidPage(filing: Filing, page: PageRow): Promise<void> {
  await deleteOpenDoubts(filing.db, page);
  await change(filing, page, { state: 'void', scriptId: page.scriptId });
  const back = await backOf(filing, page);
  if (back && back.state !== 'asked') await voidPage(filing, back);
  else await fileFollower(filing, page);
}

async function backOf({ db }: Filing, page: PageRow): Promise<PageRow | null> {
  if (page.number === null || page.number % 2 === 0) return null;
  const next = await selectPageAt(db, page, page.position + 1);
  return next && next.sheet === page.sheet && next.number === page.number + 1 ? next : null;
}

/** Takes a decision back: the doubt is open again, and what followed from it is undone. */
export async function reopenDoubt(filing: Filing, doubt: DoubtRow): Promise<void> {
  const { db, now, project } = filing;
  if (!doubt.answer) throw conflict('marking.error.notCleared');
  const page = await selectPage(db, project.schoolId, doubt.pageId);
  if (doubt.field !== null && doubt.answer.kind === 'values') {
    const { [doubt.field]: _, ...decided } = page.decided as Record<string, readonly string[]>;
    await updateDecided(db, page, decided, now);
    await updateDoubt(db, doubt, null);
    if (page.state === 'placed') await keepScript(filing, page.scriptId!, [page]);
    return;
  }
  if (doubt.field !== null) await revive(filing, page);
  await updateDoubt(db, doubt, null);
  if (doubt.field === null) await askAgain(filing, page, doubt);
}

/** The page is in doubt as it was; a copy is still one of the same student. */
async function askAgain(filing: Filing, page: PageRow, { kind, answer }: DoubtRow): Promise<void> {
  const isCopy = kind === 'duplicate' && answer?.kind !== 'student';
  await withdraw(filing, page);
  const first = answer?.kind === 'second' ? await selectVoidCopy(filing.db, page) : undefined;
  if (first) await revive(filing, first);
  const waiting: PageRow = { ...page, state: 'waiting' };
  // whose it was before somebody else was named is found as it was the first time
  if (kind === 'duplicate' && !isCopy) {
    await deleteOpenDoubts(filing.db, page);
    await filePage(filing, waiting);
  } else await change(filing, waiting, { state: 'asked', scriptId: isCopy ? page.scriptId : null });
}

/** A page and what was placed because it lies behind it count no longer, as before somebody said whose they are. */
async function withdraw(filing: Filing, page: PageRow): Promise<void> {
  let current: PageRow | undefined = page;
  while (current) {
    if (current.id !== page.id) await deleteOpenDoubts(filing.db, current);
    else await deleteFieldDoubts(filing.db, current);
    await change(filing, current, { state: 'waiting', scriptId: null });
    current = await followerOf(filing, current, page.scriptId);
  }
}

/** The page behind this one, where it is there only because of it. */
async function followerOf(filing: Filing, page: PageRow, scriptId: string | null): Promise<PageRow | undefined> {
  const next = await selectPageAt(filing.db, page, page.position + 1);
  const plan = next && planOf(filing, next);
  if (!plan || next.sheet !== page.sheet || next.number !== (page.number ?? 0) + 1 || hasIdentity(plan))
    return undefined;
  return next.state === 'void' || (next.state === 'placed' && next.scriptId === scriptId) ? next : undefined;
}

/** A page that was void counts again, with its back. */
async function revive(filing: Filing, page: PageRow): Promise<void> {
  const back = await backOf(filing, page);
  if (back?.state === 'void') await change(filing, back, { state: 'waiting', scriptId: null });
  if (page.scriptId) await place(filing, page, page.scriptId);
  else await filePage(filing, page);
}
