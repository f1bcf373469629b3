import { newId } from 'edutech/core/common/ids';
import type { DoubtKind } from '../../model/scans/doubts';
import { overfullFields } from '../../model/scans/answers';
import { identityOf } from '../../model/scans/identity';
import { liesBehind } from '../../model/scans/scan-order';
import type { BubbleField, PagePlan } from '../../model/sheet/plan';
import {
  deleteOpenDoubts,
  insertDoubts,
  type PageRow,
  selectFieldsCleared,
  selectNumbersBefore,
  selectPageAt,
  selectPlaced,
  selectScripts,
  updatePage,
} from './pages.queries';
import { type Filing, hasIdentity, planOf, sheetOf } from './filing-context';
import { filedOf, isAbsent, keepScript } from './keep-script';
import type { PlannedSheet } from './sheet-plans';

/**
 * Puts a page where it belongs, or asks. A page that does not say whose it is belongs to the student of the page before it,
 * where that is the page before it on its sheet too: sides of one sheet are scanned one after another.
 */
export async function filePage(filing: Filing, page: PageRow): Promise<void> {
  const plan = planOf(filing, page);
  if (!plan) await ask(filing, page, page.sheet === null ? 'unfound' : 'wrongSheet');
  else if (hasIdentity(plan)) await fileByIdentity(filing, page, plan);
  else await fileBehind(filing, page);
}

async function fileByIdentity(filing: Filing, page: PageRow, { fields }: PagePlan): Promise<void> {
  const scripts = await selectScripts(filing.db, filing.project);
  const identity = identityOf(fields, page.readings, page.label, scripts);
  if (identity.kind === 'known') await fileFor(filing, page, identity.scriptId);
  else await ask(filing, page, identity.kind);
}

async function fileBehind(filing: Filing, page: PageRow): Promise<void> {
  const before = page.position > 0 ? await selectPageAt(filing.db, page, page.position - 1) : undefined;
  const pages = sheetOf(filing, page)!.plans.length;
  const isNext = before && liesBehind(page.number!, pages, await selectNumbersBefore(filing.db, page));
  if (!isNext || before.state === 'void') await ask(filing, page, 'identity');
  else if (before.state === 'placed') await fileFor(filing, page, before.scriptId!);
  else await change(filing, page, { state: 'waiting', scriptId: null });
}

/** Places a page of a known student, unless there is one already. */
export async function fileFor(filing: Filing, page: PageRow, scriptId: string): Promise<void> {
  const placed = await selectPlaced(filing.db, filing.project, scriptId);
  const copy = placed.find(({ number, id }) => number === page.number && id !== page.id);
  if (copy) await ask(filing, page, 'duplicate', scriptId);
  else await place(filing, page, scriptId);
}

/** A page counts for a student from now on; what of it is in doubt is asked, the rest is recorded. */
export async function place(filing: Filing, page: PageRow, scriptId: string): Promise<void> {
  const { db, now } = filing;
  await deleteOpenDoubts(db, page);
  const placed = await change(filing, page, { state: 'placed', scriptId });
  const cleared = await selectFieldsCleared(db, page);
  const doubts = fieldDoubtsOf(sheetOf(filing, page)!, planOf(filing, page)!, page).filter(
    ({ field }) => !cleared.includes(field),
  );
  const asked = doubts.some(({ kind }) => kind === 'optional') ? await withoutAbsent(filing, placed, doubts) : doubts;
  if (asked.length > 0) await insertDoubts(db, page, asked, now);
  await keepScript(filing, scriptId, [placed]);
  await fileFollower(filing, placed);
}

/** Who is absent chooses nothing: an empty choice is asked about only of those who were there. */
async function withoutAbsent<Doubt extends { readonly field: number }>(
  filing: Filing,
  page: PageRow,
  doubts: readonly Doubt[],
): Promise<readonly Doubt[]> {
  const pages = await selectPlaced(filing.db, filing.project, page.scriptId!);
  if (!filedOf(filing, pages).some(isAbsent)) return doubts;
  return doubts.filter(({ field }) => page.readings[field]?.doubt !== 'none');
}

const doubtOfField: Readonly<Record<BubbleField['kind'], DoubtKind | null>> = {
  choice: 'choice',
  score: 'score',
  optional: 'optional',
  absence: 'absence',
  // asked with the identity of the page
  digit: null,
};

function fieldDoubtsOf({ sheet }: PlannedSheet, plan: PagePlan, page: PageRow) {
  const overfull = overfullFields(sheet, { ...page, plan });
  return plan.fields.flatMap(({ kind }, field) => {
    const doubt = page.readings[field]?.doubt || overfull.includes(field) ? doubtOfField[kind] : null;
    return doubt ? [{ id: newId(), kind: doubt, field }] : [];
  });
}

/** A page that lies behind this one is looked at again. */
export async function fileFollower(filing: Filing, page: PageRow): Promise<void> {
  const next = await selectPageAt(filing.db, page, page.position + 1);
  if (next?.state === 'waiting') await filePage(filing, next);
}

/** A page counts for nobody until somebody says more; of a copy is known whose it is. */
export async function ask(
  filing: Filing,
  page: PageRow,
  kind: DoubtKind,
  scriptId: string | null = null,
): Promise<void> {
  await deleteOpenDoubts(filing.db, page);
  const asked = await change(filing, page, { state: 'asked', scriptId });
  await insertDoubts(filing.db, page, [{ id: newId(), kind, field: null }], filing.now);
  await fileFollower(filing, asked);
}

/** Gives a page another state; the script that it counted for has one page less. */
export async function change(filing: Filing, page: PageRow, to: Pick<PageRow, 'state' | 'scriptId'>): Promise<PageRow> {
  await updatePage(filing.db, page, to, filing.now);
  if (page.state === 'placed' && (to.state !== 'placed' || to.scriptId !== page.scriptId)) {
    await keepScript(filing, page.scriptId!, [], [page]);
  }
  return { ...page, ...to };
}
