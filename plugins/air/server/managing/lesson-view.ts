import type { Id } from 'edutech/core/common/ids';
import { subjectHue } from 'edutech/core/common/teaching/hues';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Call } from 'edutech/core/server/call';
import type { ChapterPlace } from 'edutech/plugins/textbook/api';
import type { LessonFields, LessonPlace, ManagedLesson } from '../../api';
import { openActs } from '../../model/states';
import type { LessonRow, Writer } from './lessons.queries';

/** A line of the list, for one of its readers. */
export const managed = (row: LessonRow, status: number, personId: Id): ManagedLesson => ({
  id: row.id,
  version: row.version,
  name: row.name,
  state: row.state,
  status: row.ffid ? status : 0,
  grade: row.grade,
  subject: row.subject,
  hue: subjectHue(row.subjectCode),
  teacher: row.teacher,
  school: row.school,
  places: row.places,
  views: row.views,
  changedBy: row.changedBy,
  changedAt: row.changedAt.toISOString(),
  publishedAt: row.publishedAt?.toISOString() ?? null,
  reason: row.reason,
  acts: openActs(row, personId),
});

export const fieldsOf = (row: LessonRow): LessonFields => ({
  name: row.name,
  nameEn: row.nameEn,
  gradeId: row.gradeId,
  subjectId: row.subjectId,
  teacher: row.teacher,
  school: row.school,
  summary: row.summary,
  needsLogin: row.needsLogin,
});

export const placeOf = ({ nodeId, book, path, isRemoved }: ChapterPlace): LessonPlace => ({
  nodeId,
  bookId: book.bookId,
  bookName: book.name,
  edition: book.edition,
  path: path.map(({ name }) => name),
  removed: isRemoved,
});

export const writerOf = ({ actor, now }: Pick<Call<unknown, SignedIn>, 'actor' | 'now'>): Writer => ({
  id: actor.personId,
  name: actor.name,
  now,
});
