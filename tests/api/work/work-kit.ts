import type { OutputOf } from 'edutech/core/common/endpoint';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { signedInPerson } from '../../support/people';
import type { TestApp } from '../../support/servers/start-app';

export const homework = (slug: string) => demoId(`work.homework.${slug}`);
export const assignment = (slug: string) => demoId(`work.assignment.${slug}`);
export const attempt = (slug: string, index: number) => demoId(`work.attempt.${slug}.${index}`);
export const itemOf = (slug: string, question: string) => demoId(`work.item.${slug}.${question}`);
export const question = (slug: string) => demoId(`questions.question.${slug}`);
/** Place of the demo student in the class list. */
export const demoStudent = 11;

export const colleagueId = demoId('person/101/teacher/mathematics/2');
/** A second teacher of mathematics, who helps in the demo class. */
export async function signedInColleague(app: TestApp) {
  const { schoolId, termId, classId } = app.world;
  await app.platform.services.database.write(asSystem('a test'), (db) =>
    db.run(sql`insert into core.class_teacher (school_id, term_id, class_id, subject_id, person_id)
      values (${schoolId}, ${termId}, ${classId}, ${demoId('subject/mathematics')}, ${colleagueId})`),
  );
  return signedInPerson(app, colleagueId);
}

interface Answered {
  readonly envelope: { readonly data: unknown } | null;
}

/** What a call answered. */
export const dataOf = <E>(answer: Answered): OutputOf<E> => answer.envelope!.data as OutputOf<E>;

/** Message key of an error. */
export const keyOf = (answer: Answered): string => (answer.envelope!.data as { key: string }).key;

/** The second child of the demo guardian, in the class beside that of the demo student; and a child of nobody. */
export const secondChild = demoId('person/101/student/7/2/8');
export const classmate = demoId('person/101/student/7/3/13');
export const besideId = demoId('class/101/7/2');
