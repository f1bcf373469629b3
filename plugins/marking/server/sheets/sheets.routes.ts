import { isDeepStrictEqual } from 'node:util';
import type { Language } from 'edutech/core/common/languages';
import { conflict, invalid } from 'edutech/core/common/errors';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Handler } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import type { Jobs } from 'edutech/core/server/jobs/jobs';
import type { Texts } from 'edutech/core/server/texts';
import type { ExamPapers, OutlineItem, PaperOutline } from 'edutech/plugins/exam/api';
import { millimetre } from 'edutech/plugins/print/kit/common/paper-sizes';
import { measuringLetters } from 'edutech/plugins/print/kit/server/text/letters';
import { prepareFile } from 'edutech/plugins/questions/kit/server/prepared/prepare-file';
import type * as api from '../../api';
import type { AnswerSheet } from '../../model/sheet/answer-sheet';
import { usualSettings } from '../../model/sheet/settings';
import { fieldIdOf, hasLines, sheetFor } from '../../model/sheet/sheet-for';
import { layOutSheet } from '../layout/lay-out';
import { sheetPrint } from './print.job';
import { wordsOf } from './sheet-words';
import {
  insertPrinted,
  lockCodes,
  selectFreeCode,
  selectLastPrinted,
  selectSettings,
  updatePrinted,
  upsertSettings,
} from './sheets.queries';

interface Parts {
  readonly jobs: Jobs;
  readonly papers: ExamPapers<Db, SignedIn>;
  readonly texts: Texts;
}

const itemsOf = ({ sections }: PaperOutline): OutlineItem[] => sections.flatMap(({ items }) => [...items]);

export const answerSheet =
  ({ papers }: Parts): Handler<typeof api.answerSheet> =>
  async ({ db, actor, input }) => {
    const outline = await papers.outline(db, actor, input.paperId);
    const kept = await selectSettings(db, outline);
    const printed = await selectLastPrinted(db, outline);
    const settings = kept ?? usualSettings;
    const items = itemsOf(outline);
    return {
      paperId: outline.paperId,
      title: outline.title,
      settings,
      isKept: kept !== null,
      questions: new Set(items.map(({ itemId }) => itemId)).size,
      points: items.reduce((sum, { points }) => sum + points, 0),
      lined: items
        .filter(hasLines)
        .map(({ itemId, part, label, points, space }) => ({ itemId, part, label, points, lines: space.rows })),
      printedAt: printed?.printedAt.toISOString() ?? null,
      isChanged:
        printed !== undefined && printed !== null && !isDeepStrictEqual(printed.sheet, sheetFor(outline, settings)),
    };
  };

export const keepAnswerSheet =
  ({ papers }: Parts): Handler<typeof api.keepAnswerSheet> =>
  async ({ db, actor, input, now }) => {
    const outline = await papers.outline(db, actor, input.paperId);
    await upsertSettings(db, outline, { settings: input.settings, by: actor.personId, now });
    return {};
  };

export const answerSheetPages =
  ({ papers, texts }: Parts): Handler<typeof api.answerSheetPages> =>
  async ({ db, actor, input, language }) => {
    const outline = await papers.outline(db, actor, input.paperId);
    const sheet = sheetFor(outline, input.settings);
    const code = (await selectLastPrinted(db, outline))?.code ?? 0;
    const { pages, tooHigh } = layOutSheet(sheet, code, wordsOf(texts, language), measuringLetters());
    const labels = new Map(itemsOf(outline).map((item) => [fieldIdOf(item), item.label]));
    return {
      pages: [...pages],
      tooHigh: [...tooHigh].map(([zoneId, points]) => ({
        label: labels.get(zoneId) ?? '',
        millimetres: Math.ceil(points / millimetre),
      })),
    };
  };

/** The same sheet keeps its code however often it is printed; another one gets a new code. */
export const printAnswerSheet =
  ({ papers, jobs }: Parts): Handler<typeof api.printAnswerSheet> =>
  async (call) => {
    const { db, actor, input, now, language } = call;
    const outline = await papers.outline(db, actor, input.paperId);
    if (outline.sections.length === 0) throw invalid('marking.error.empty');
    const sheet = sheetFor(outline, (await selectSettings(db, outline)) ?? usualSettings);
    await lockCodes(db, outline.schoolId);
    const code = await codeFor(db, outline, sheet, { by: actor.personId, now, language });
    return prepareFile(jobs, call, sheetPrint, { schoolId: outline.schoolId, code });
  };

async function codeFor(
  db: Db,
  outline: PaperOutline,
  sheet: AnswerSheet,
  who: { readonly by: string; readonly now: Date; readonly language: Language },
) {
  const last = await selectLastPrinted(db, outline);
  if (last && last.language === who.language && isDeepStrictEqual(last.sheet, sheet)) {
    await updatePrinted(db, outline.schoolId, last.code, who);
    return last.code;
  }
  const code = await selectFreeCode(db, outline.schoolId);
  if (code === null) throw conflict('marking.error.noCode');
  await insertPrinted(db, outline, { code, sheet, ...who });
  return code;
}
