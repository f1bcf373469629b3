import { notFound } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { Conversions } from 'edutech/plugins/media/kit/server/conversions';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import { ready } from '../../model/status';
import { selectAttachments } from '../materials/materials.queries';
import { selectNewest, selectResource } from '../resources.queries';
import { frameOf, fullestOf, type PeriodOptions, shownLesson } from '../timetable/frame';
import { selectGradesOf, selectShown } from '../timetable/published-weeks.queries';

const newest = 30;

/** The week of a grade, and the newest lessons. */
export async function readList(
  db: Db,
  asked: { gradeId: Id | undefined; week: number | undefined },
  { language, now, options }: { language: Language; now: Date; options: PeriodOptions },
) {
  const frame = await frameOf(db, asked.week, { now, language, options });
  const key = frame && { termId: frame.termId, week: frame.week };
  const grades = key ? await selectGradesOf(db, key, language) : [];
  const grade = grades.find(({ gradeId }) => gradeId === asked.gradeId) ?? fullestOf(grades) ?? null;
  const rows = key && grade ? await selectShown(db, key, { gradeId: grade.gradeId }, language) : [];
  return {
    frame,
    grades,
    grade,
    lessons: frame ? rows.flatMap(shownLesson(frame, now)) : [],
    newest: await selectNewest(db, newest, language),
  };
}
export type LiteList = Awaited<ReturnType<typeof readList>>;

/** A lesson that everybody may watch, with its addresses. Throws 404 `air.error.notFound` for one that is not out. */
export async function readLesson(
  db: Db,
  id: Id,
  { language, files, conversions }: { language: Language; files: Files; conversions: Conversions },
) {
  const lesson = await selectResource(db, id, language);
  if (lesson.state !== 'published') throw notFound('air.error.notFound');
  if (lesson.needsLogin) return { lesson, film: null, materials: [] };
  const attachments = await selectAttachments(db, id);
  const found = await files.findMany(
    db,
    [lesson.ffid, ...attachments.map(({ ffid }) => ffid)].filter((fileId) => fileId !== null),
  );
  const main = lesson.ffid && lesson.status === ready ? found.get(lesson.ffid) : undefined;
  const made = main && (await conversions.renditionsOf(db, [main], 'public')).get(main.id);
  return {
    lesson,
    film: main
      ? {
          address: files.publicAddress(main),
          mime: main.mime,
          stream: made?.kind === 'video' ? made.stream : '',
          poster: lesson.videoImg || (made?.kind === 'video' ? made.poster : ''),
        }
      : null,
    materials: attachments.flatMap(({ ffid, name }) => {
      const file = found.get(ffid);
      return file ? [{ name, ext: file.ext, address: files.publicAddress(file) }] : [];
    }),
  };
}
export type LiteLesson = Awaited<ReturnType<typeof readLesson>>;
