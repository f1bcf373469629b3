import { isDeepStrictEqual } from 'node:util';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Handler } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import type { Jobs } from 'edutech/core/server/jobs/jobs';
import type { ExamPapers, OutlineItem, PaperOutline } from 'edutech/plugins/exam/api';
import { millimetre } from 'edutech/plugins/print/kit/common/paper-sizes';
import { prepareFile } from 'edutech/plugins/questions/kit/server/prepared/prepare-file';
import type * as api from '../../api';
import { usualSettings } from '../../model/sheet/settings';
import { hasLines, sheetFor } from '../../model/sheet/sheet-for';
import { zoneFactsOf } from '../../model/sheet/zone-facts';
import type { SheetDrawer } from '../drawing/sheet-drawer';
import { keepPrinted } from './keep-printed';
import { sheetPrint } from './print.job';
import { selectLastPrinted, selectProjectsOfPaper, selectSettings, upsertSettings } from './sheets.queries';

interface Parts {
  readonly drawer: SheetDrawer;
  readonly jobs: Jobs;
  readonly papers: ExamPapers<Db, SignedIn>;
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
      points: zoneFactsOf(sheetFor(outline, settings)).reduce((sum, { points }) => sum + points, 0),
      projects: await selectProjectsOfPaper(db, outline, actor.personId),
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
  ({ drawer, papers }: Parts): Handler<typeof api.answerSheetPages> =>
  async ({ db, actor, input, language }) => {
    const outline = await papers.outline(db, actor, input.paperId);
    const sheet = sheetFor(outline, input.settings);
    const code = (await selectLastPrinted(db, outline))?.code ?? 0;
    const { pages, tooHigh } = await drawer.layOut({ sheet, code, language });
    const zones = zoneFactsOf(sheet);
    const labels = new Map(zones.map(({ id, first }) => [id, first]));
    return {
      pages: [...pages],
      zones,
      tooHigh: [...tooHigh].map(([zoneId, points]) => ({
        id: zoneId,
        label: labels.get(zoneId) ?? '',
        millimetres: Math.ceil(points / millimetre),
      })),
    };
  };

export const printAnswerSheet =
  ({ papers, jobs }: Parts): Handler<typeof api.printAnswerSheet> =>
  async (call) => {
    const { db, actor, input, now, language } = call;
    const outline = await papers.outline(db, actor, input.paperId);
    const { code } = await keepPrinted(db, outline, { by: actor.personId, now, language });
    return prepareFile(jobs, call, sheetPrint, { schoolId: outline.schoolId, code });
  };
