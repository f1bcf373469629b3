import { isAppError } from 'edutech/core/common/errors';
import { newId } from 'edutech/core/common/ids';
import {
  choicesOf,
  chosenQuestions,
  hasAsked,
  partOf,
  pointsOf,
  type ReadScriptPage,
  valuesAt,
} from '../../model/scans/answers';
import type { PageCrop } from '../../model/scans/reading';
import { type AnswerSheet, partsOfChoice } from '../../model/sheet/answer-sheet';
import { type Filing, planOf, sheetOf } from './filing-context';
import {
  freeLeftOut,
  type PageRow,
  type ScriptRow,
  selectPlaced,
  selectScript,
  updateScriptState,
  upsertPictures,
} from './pages.queries';

type FiledPage = PageRow & ReadScriptPage;

export const filedOf = (filing: Filing, pages: readonly PageRow[]): FiledPage[] =>
  pages.flatMap((page) => {
    const plan = planOf(filing, page);
    return plan ? [{ ...page, plan }] : [];
  });

/**
 * Keeps a script in step with its pages: its state, the pictures that markers see, and what `changed` pages say. Of pages that
 * count no longer (`gone`) nothing is answered any more.
 */
export async function keepScript(
  filing: Filing,
  scriptId: string,
  changed: readonly PageRow[],
  gone: readonly PageRow[] = [],
): Promise<void> {
  const { db, project } = filing;
  const script = await selectScript(db, project, scriptId);
  const pages = filedOf(filing, await selectPlaced(db, project, scriptId));
  const state = stateOf(filing, script, pages, gone.length > 0);
  if (state !== script.state) await updateScriptState(db, project, scriptId, state);
  await keepPictures(filing, scriptId, pages, filedOf(filing, gone));
  await record(filing, script, pages, { changed, gone: filedOf(filing, gone) });
}

/** A script has arrived once its pages are all there and no mark on them is asked. With no page it is absent where somebody has said so. */
function stateOf(filing: Filing, script: ScriptRow, pages: readonly FiledPage[], hadMore: boolean): ScriptRow['state'] {
  const [first] = pages;
  if (!first) return script.state === 'absent' && !hadMore ? 'absent' : 'expected';
  if (pages.some(isAbsent)) return 'absent';
  const { plans } = sheetOf(filing, first)!;
  const numbers = new Set(pages.map(({ number }) => number));
  const isAsked = pages.some((page) => hasAsked(sheetOf(filing, page)!.sheet, page));
  return numbers.size === plans.length && !isAsked ? 'arrived' : 'expected';
}

/** Whether an invigilator has marked its student as absent. */
export const isAbsent = (page: FiledPage): boolean =>
  page.plan.fields.some(({ kind }, at) => kind === 'absence' && (valuesAt(page, at)?.length ?? 0) > 0);

async function keepPictures(
  filing: Filing,
  scriptId: string,
  pages: readonly FiledPage[],
  gone: readonly FiledPage[],
): Promise<void> {
  const pictures = new Map<string, PageCrop[]>();
  for (const page of gone) for (const { itemIds } of page.crops) for (const id of itemIds) pictures.set(id, []);
  const zones = pages[0] ? sheetOf(filing, pages[0])!.sheet.zones : [];
  const chosen = chosenQuestions(zones, pages);
  const isOptional = new Map(
    zones.flatMap((zone) => (zone.kind === 'optional' ? partsOfChoice(zone).map((id) => [id, zone.id] as const) : [])),
  );
  const isLeftOut = (id: string) => isOptional.has(id) && chosen.get(isOptional.get(id)!) !== partOf(id).itemId;
  for (const id of isOptional.keys()) pictures.set(id, []);
  for (const { crops } of pages) {
    for (const crop of crops) {
      for (const id of crop.itemIds) {
        const zone = isOptional.get(id);
        if (zone === undefined || chosen.get(zone) === partOf(id).itemId)
          pictures.set(id, [...(pictures.get(id) ?? []), crop]);
      }
    }
  }
  const parts = [...pictures].map(([id, all]) => ({
    id: newId(),
    ...partOf(id),
    pictures: all.map(({ fileId, width, height }) => ({ fileId, width, height })),
    isLeftOut: isLeftOut(id),
  }));
  if (parts.length === 0) return;
  await upsertPictures(filing.db, filing.project, scriptId, parts, filing.now);
  if (parts.some((one) => one.isLeftOut)) await freeLeftOut(filing.db, filing.project, scriptId);
}

interface Changes {
  readonly changed: readonly PageRow[];
  readonly gone: readonly FiledPage[];
}

async function record(
  { db, project, results, ...filing }: Filing,
  { studentId }: ScriptRow,
  pages: readonly FiledPage[],
  { changed, gone }: Changes,
): Promise<void> {
  const [first = gone[0]] = pages;
  const sheet = first && filing.sheets.find(({ code }) => code === first.sheet)?.sheet;
  const ids = new Set(changed.map(({ id }) => id));
  const own = pages.filter(({ id }) => ids.has(id));
  const isOwn = partsOn([...own, ...gone]);
  const answers = sheet ? choicesOf(sheet, own) : [];
  const none = gone.flatMap(({ plan }) =>
    plan.fields.flatMap(({ kind, id }) => (kind === 'choice' ? [{ ...partOf(id), answer: null }] : [])),
  );
  const points = sheet ? pointsOf(sheet, pages, gone).filter(isOwn) : [];
  const known = await knownItems(db, results, project, [...none, ...answers, ...points]);
  const ofStudent = <Part extends { readonly itemId: string }>(parts: readonly Part[]) =>
    parts.filter(({ itemId }) => known.has(itemId)).map((one) => ({ ...one, studentId }));
  const given = ofStudent([...none, ...answers]);
  if (given.length > 0) await results.recordAnswers(db, project, given);
  const choices = sheet ? choicesOn(sheet, pages, [...own, ...gone]) : [];
  if (choices.length > 0)
    await results.recordChoices(
      db,
      project,
      choices.map((one) => ({ ...one, studentId })),
    );
  const counted = ofStudent(points);
  if (counted.length > 0) await results.recordPoints(db, project, counted);
}

/** The question that each box of changed pages says was chosen. */
function choicesOn({ zones }: AnswerSheet, pages: readonly FiledPage[], changed: readonly FiledPage[]) {
  const chosen = chosenQuestions(zones, pages);
  const asked = new Set(
    changed.flatMap(({ plan }) => plan.fields.filter(({ kind }) => kind === 'optional').map(({ id }) => id)),
  );
  return zones.flatMap((zone) =>
    zone.kind === 'optional' && asked.has(zone.id)
      ? [{ itemIds: zone.items.map(({ itemId }) => itemId), countsId: chosen.get(zone.id) ?? null }]
      : [],
  );
}

/** A sheet that was printed before its paper changed has questions that the exam has not: they count for nothing. */
async function knownItems(
  db: Filing['db'],
  results: Filing['results'],
  project: Filing['project'],
  parts: readonly { readonly itemId: string }[],
): Promise<ReadonlySet<string>> {
  const known = new Set<string>();
  for (const itemId of new Set(parts.map((one) => one.itemId))) {
    const isThere = await results.question(db, project, itemId).then(
      () => true,
      (error: unknown) => {
        if (isAppError(error) && error.key === 'exam.error.noItem') return false;
        throw error;
      },
    );
    if (isThere) known.add(itemId);
  }
  return known;
}

/** Tells parts that have a cell for points on one of these pages. */
function partsOn(pages: readonly FiledPage[]) {
  const names = new Set(
    pages.flatMap(({ plan }) => plan.fields.flatMap(({ kind, id }) => (kind === 'score' ? [id.split(' ')[0]!] : []))),
  );
  const optional = pages.some(({ plan }) => plan.fields.some(({ kind }) => kind === 'optional'));
  return ({ itemId, part }: { readonly itemId: string; readonly part: number }) =>
    optional || names.has(part === 0 ? itemId : `${itemId}.${part}`);
}
