import type { OutputOf } from 'edutech/core/common/endpoint';
import { type Id, newId } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { plainContent } from 'edutech/plugins/questions/kit/common/content';
import type { TestApp } from '../../support/servers/start-app';

export const itemOf = (slug: string) => demoId(`coach.item.${slug}`);
export const requestOf = (slug: string, at = 0) => demoId(`coach.request.${slug}/${at}`);
export const answerOf = (slug: string) => demoId(`coach.answer.${slug}`);
export const question = (slug: string) => demoId(`questions.question.${slug}`);
export const mathematics = demoId('subject/mathematics');

interface Answered {
  readonly envelope: { readonly data: unknown } | null;
}

/** What a call answered. */
export const dataOf = <E>(answer: Answered): OutputOf<E> => answer.envelope!.data as OutputOf<E>;

/** Message key of an error. */
export const keyOf = (answer: Answered): string => (answer.envelope!.data as { key: string }).key;

/** A question about an exercise of one's own. */
export const ownExercise = (exercise: string, more: Readonly<Record<string, unknown>> = {}) => ({
  requestId: newId(),
  area: 'own',
  subjectId: mathematics,
  exercise,
  stuck: 'begin',
  words: '从哪里开始？',
  ...more,
});

/** A question about a question of the bank. */
export const about = (slug: string, more: Readonly<Record<string, unknown>> = {}) => ({
  requestId: newId(),
  area: 'bank',
  questionId: question(slug),
  stuck: 'why',
  words: '为什么？',
  ...more,
});

/** An answer in words. */
export const inWords = (itemId: Id, text: string, more: object = {}) => ({
  answerId: newId(),
  itemId,
  kind: 'text',
  content: plainContent(text),
  drawing: [],
  captions: '',
  seconds: 0,
  isShared: false,
  ...more,
});

/** Students of a class by class list, without the demo student. */
export const studentsOf = ({ platform, world }: TestApp, classId: Id) =>
  platform.services.database.read(asSystem('a test'), (db) =>
    db.all<{ personId: Id }>(sql`
      select person_id from core.class_member where class_id = ${classId} and term_id = ${world.termId}
        and person_id <> ${world.people.student.personId} order by seat, person_id`),
  );

/** A teacher of a class in mathematics. */
export const teacherOf = async ({ platform, world }: TestApp, classId: Id): Promise<Id> =>
  platform.services.database.read(asSystem('a test'), async (db) => {
    const row = await db.one<{ personId: Id }>(sql`
      select person_id from core.class_teacher where class_id = ${classId} and term_id = ${world.termId}
        and subject_id = ${mathematics} order by person_id limit 1`);
    return row.personId;
  });
