import { conflict, invalid } from 'edutech/core/common/errors';
import { newId } from 'edutech/core/common/ids';
import type { Correction } from '../../model/scans/doubts';
import { backOf, voidPage } from './clear-doubt';
import { change, fileFor, filePage } from './filing';
import { type Filing, hasIdentity, planOf } from './filing-context';
import { keepScript } from './keep-script';
import {
  deleteDoubt,
  deleteFieldDoubts,
  deleteOpenDoubts,
  type DoubtRow,
  insertCorrection,
  type PageRow,
  selectPage,
  selectPageAt,
  selectScript,
  selectVoidCopy,
  updateDecided,
  updateDoubt,
} from './pages.queries';

/** Takes a decision back: the doubt is open again, and what followed from it is undone. */
export async function reopenDoubt(filing: Filing, doubt: DoubtRow): Promise<void> {
  const { db, now, project } = filing;
  if (!doubt.answer) throw conflict('marking.error.notCleared');
  const page = await selectPage(db, project.schoolId, doubt.pageId);
  if (doubt.kind === 'person') return putBack(filing, page, doubt);
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

/** A page that counts goes to another student, or counts no longer; this stands among the cleared doubts. 409 where it does not count. */
export async function correctPage(filing: Filing, page: PageRow, answer: Correction, by: string): Promise<string> {
  const { db, now, project } = filing;
  const { scriptId: from } = page;
  if (page.state !== 'placed' || !from) throw conflict('marking.error.notPlaced');
  const to = answer.kind === 'student' ? await selectScript(db, project, answer.scriptId) : null;
  if (to?.scriptId === from) throw invalid('marking.error.noSuchAnswer');
  const id = newId();
  await insertCorrection(db, page, { id, answer: { ...answer, from }, by, at: now });
  if (to) await moveTo(filing, page, to.scriptId);
  else await voidPage(filing, page);
  return id;
}

/** A page that a person had doubted goes back to whose it was; 409 where something else was done with it since. */
async function putBack(filing: Filing, page: PageRow, { schoolId, id, answer }: DoubtRow): Promise<void> {
  const from = answer && 'from' in answer ? answer.from : undefined;
  const isAsItWas = answer?.kind === 'student' ? page.scriptId === answer.scriptId : page.state === 'void';
  if (!from || !isAsItWas) throw conflict('marking.error.notCleared');
  await deleteDoubt(filing.db, { schoolId, id });
  if (answer?.kind === 'student') return moveTo(filing, page, from);
  await reviveBack(filing, page);
  await fileFor(filing, page, from);
}

/** With a page goes what lies behind it. */
async function moveTo(filing: Filing, page: PageRow, scriptId: string): Promise<void> {
  await deleteOpenDoubts(filing.db, page);
  await withdraw(filing, page, ['placed']);
  await fileFor(filing, { ...page, state: 'waiting', scriptId: null }, scriptId);
}

/** A page and what was placed because it lies behind it count no longer, as before somebody said whose they are. */
async function withdraw(
  filing: Filing,
  page: PageRow,
  states: readonly PageRow['state'][] = ['placed', 'void'],
): Promise<void> {
  let current: PageRow | undefined = page;
  while (current) {
    if (current.id !== page.id) await deleteOpenDoubts(filing.db, current);
    else await deleteFieldDoubts(filing.db, current);
    await change(filing, current, { state: 'waiting', scriptId: null });
    current = await followerOf(filing, current, page.scriptId, states);
  }
}

/** The page behind this one, where it is there only because of it. */
async function followerOf(
  filing: Filing,
  page: PageRow,
  scriptId: string | null,
  states: readonly PageRow['state'][],
): Promise<PageRow | undefined> {
  const next = await selectPageAt(filing.db, page, page.position + 1);
  const plan = next && planOf(filing, next);
  if (!plan || next.sheet !== page.sheet || next.number !== (page.number ?? 0) + 1 || hasIdentity(plan))
    return undefined;
  const isOwn = next.state === 'void' || next.scriptId === scriptId;
  return states.includes(next.state) && isOwn ? next : undefined;
}

/** A page that was void counts again, with its back. */
async function revive(filing: Filing, page: PageRow): Promise<void> {
  await reviveBack(filing, page);
  if (page.scriptId) await fileFor(filing, page, page.scriptId);
  else await filePage(filing, page);
}

async function reviveBack(filing: Filing, page: PageRow): Promise<void> {
  const back = await backOf(filing, page);
  if (back?.state === 'void') await change(filing, back, { state: 'waiting', scriptId: null });
}
