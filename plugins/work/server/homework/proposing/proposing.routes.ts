import type { Id } from 'edutech/core/common/ids';
import type { Db } from 'edutech/core/server/data/db';
import type { Handler } from 'edutech/core/server/call';
import type { ChapterPlace, Textbooks } from 'edutech/plugins/textbook/api';
import type * as api from '../../../api';
import type { LessonTimes } from '../../../api/proposing';
import { selectLastChapters } from './proposing.queries';

export const proposeHomework =
  ({ textbooks }: { readonly textbooks: Textbooks<Db> }): Handler<typeof api.proposeHomework> =>
  async ({ db, actor, input: { nodeId }, language }) => {
    const rows = await selectLastChapters(db, actor);
    const places = await textbooks.nodes(db, [...rows.map((row) => row.nodeId), ...(nodeId ? [nodeId] : [])], language);
    return {
      last: rows.flatMap((row) => {
        const chapter = chapterOf(places.get(row.nodeId));
        return chapter ? [{ subjectId: row.subjectId, gradeId: row.gradeId, chapter }] : [];
      }),
      asked: nodeId ? chapterOf(places.get(nodeId)) : null,
    };
  };

/** A chapter that is still taught from. */
function chapterOf(place: ChapterPlace | undefined): { readonly nodeId: Id; readonly name: string } | null {
  const name = place?.path.at(-1)?.name;
  return !place || place.isRemoved || name === undefined ? null : { nodeId: place.nodeId, name };
}

export const nextLessons =
  (sources: readonly LessonTimes<Db>[]): Handler<typeof api.nextLessons> =>
  async ({ db, input: { classIds, subjectId }, now }) => {
    const found = await Promise.all(sources.map((source) => source.next(db, { classIds, subjectId, now })));
    const next = new Map<Id, Date>();
    // of two areas that know lessons, the earlier one counts
    for (const { classId, startsAt } of found.flat())
      if (startsAt < (next.get(classId) ?? new Date(8.64e15))) next.set(classId, startsAt);
    return [...next].map(([classId, startsAt]) => ({ classId, startsAt: startsAt.toISOString() }));
  };
