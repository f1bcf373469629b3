import { conflict, invalid, notFound } from 'edutech/core/common/errors';
import { subjectHue } from 'edutech/core/common/teaching/hues';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { Call, SingleHandler } from 'edutech/core/server/call';
import { sheetFile } from 'edutech/core/server/sheets/sheet-file';
import type { Texts } from 'edutech/core/server/texts';
import type * as api from '../../api/timetable';
import { conflictsOf, isBlocking } from '../../model/timetable/conflicts';
import { frameOf, type PeriodOptions } from './frame';
import {
  lockSheet,
  publishDraft,
  replaceDraft,
  selectDraft,
  selectElsewhere,
  selectGrades,
  selectKnownIds,
  selectOptionalSheet,
  selectScheduled,
  type SheetKey,
  type SheetRow,
} from './sheets.queries';
import { weekSheet } from './week-sheet';

interface Parts {
  readonly audit: Audit;
  readonly files: Files;
  readonly texts: Texts;
  readonly options: PeriodOptions;
}
type SheetCall = Call<{ termId: string; week: number; gradeId: string; version: number }, SignedIn>;

const keyOf = ({ termId, week, gradeId }: SheetCall['input']): SheetKey => ({
  termId,
  week,
  gradeId,
});

/** The sheet of a week of the current term, locked, in the version that the caller has seen. */
async function lockSeen({ db, input, now, language }: SheetCall, options: PeriodOptions): Promise<SheetRow> {
  const frame = await frameOf(db, input.week, { now, language, options });
  const grades = await selectGrades(db, language);
  if (frame?.termId !== input.termId || frame.week !== input.week) throw notFound('air.error.noWeek');
  if (!grades.some(({ gradeId }) => gradeId === input.gradeId)) throw invalid('air.error.noGrade');
  const sheet = await lockSheet(db, keyOf(input), now);
  if (sheet.version !== input.version) throw conflict('air.error.weekChanged', { name: sheet.changedBy });
  return sheet;
}

/** What would be wrong with the draft if it were published. */
async function blockingIn(db: Db, key: SheetKey, language: Call<unknown>['language']) {
  const slots = await selectDraft(db, key);
  const lessons = await selectScheduled(
    db,
    slots.map(({ resourceId }) => resourceId),
    language,
  );
  return conflictsOf(slots, new Map(lessons.map((lesson) => [lesson.id, lesson])), []).filter(({ kind }) =>
    isBlocking(kind),
  );
}

export const showDraft =
  ({ options }: Pick<Parts, 'options'>): SingleHandler<typeof api.editWeek> =>
  async ({ db, input, language, now }) => {
    const frame = await frameOf(db, input.week, { now, language, options });
    if (!frame) throw notFound('core.terms.none');
    const { term, ...said } = frame;
    const grades = await selectGrades(db, language);
    const { gradeId } = grades.find((grade) => grade.gradeId === input.gradeId) ?? grades[6] ?? grades[0]!;
    const key = { termId: term.termId, week: frame.week, gradeId };
    const [sheet, slots, elsewhere] = await Promise.all([
      selectOptionalSheet(db, key),
      selectDraft(db, key),
      selectElsewhere(db, key),
    ]);
    const ids = [...new Set(slots.map(({ resourceId }) => resourceId))];
    const lessons = await selectScheduled(db, ids, language);
    return {
      ...said,
      gradeId,
      grades,
      version: sheet?.version ?? 0,
      publishedVersion: sheet?.publishedVersion ?? null,
      publishedAt: sheet?.publishedAt?.toISOString() ?? null,
      changedBy: sheet?.changedBy ?? '',
      slots,
      lessons: lessons.map(({ subjectCode, isOut, ...lesson }) => ({
        ...lesson,
        hue: subjectHue(subjectCode),
        isOut,
      })),
      elsewhere,
    };
  };

export const saveDraft =
  ({ options }: Pick<Parts, 'options'>): SingleHandler<typeof api.saveWeek> =>
  async (call) => {
    const { db, actor, input, now } = call;
    const sheet = await lockSeen(call, options);
    if (input.slots.some(({ period }) => period > options.periodStarts.length)) throw invalid('air.error.noPeriod');
    const ids = [...new Set(input.slots.map(({ resourceId }) => resourceId))];
    if ((await selectKnownIds(db, ids)).length < ids.length) throw invalid('air.error.notFound');
    await replaceDraft(db, keyOf(input), input.slots, { name: actor.name, now });
    return { version: sheet.version + 1 };
  };

export const publish =
  ({ audit, options }: Pick<Parts, 'audit' | 'options'>): SingleHandler<typeof api.publishWeek> =>
  async (call) => {
    const { db, actor, input, now, language, client } = call;
    const sheet = await lockSeen(call, options);
    const blocking = await blockingIn(db, keyOf(input), language);
    if (blocking.length > 0) throw invalid('air.error.conflicts', { count: blocking.length });
    await publishDraft(db, keyOf(input), now);
    await audit.record(db, actor, {
      act: 'air.publishWeek',
      objectKind: 'timetable',
      objectId: input.gradeId,
      facts: { week: input.week, version: sheet.version },
      address: client.address,
    });
    return { version: sheet.version };
  };

export const exportDraft =
  ({ files, texts, options }: Pick<Parts, 'files' | 'texts' | 'options'>): SingleHandler<typeof api.exportWeek> =>
  async ({ db, actor, input, language, now }) => {
    const frame = await frameOf(db, input.week, { now, language, options });
    if (!frame) throw notFound('core.terms.none');
    const grade = (await selectGrades(db, language)).find(({ gradeId }) => gradeId === input.gradeId);
    if (!grade) throw invalid('air.error.noGrade');
    const slots = await selectDraft(db, { termId: frame.termId, week: frame.week, gradeId: grade.gradeId });
    const lessons = await selectScheduled(
      db,
      slots.map(({ resourceId }) => resourceId),
      language,
    );
    const say = (key: string, params?: Record<string, string | number>) =>
      texts.say(language, `air.sheet.${key}`, params);
    const name = say('name', { grade: grade.grade, week: frame.week });
    return sheetFile(db, files, actor, name, [weekSheet(name, frame, slots, lessons, say)]);
  };
