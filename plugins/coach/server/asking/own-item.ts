import { notFound } from 'edutech/core/common/errors';
import { newId } from 'edutech/core/common/ids';
import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import { isReadable } from '../../model/withheld';
import { selectForClass, selectHelped } from '../answering/answers.queries';
import { presentAnswers } from '../answering/present-answers';
import { findThing, type FoundThing, readItem, sameItem, type Wanted } from '../items/find-item';
import { type ItemKey, type ItemRow, selectItems } from '../items/items.queries';
import { forStudents, type Parts } from '../parts';
import { selectClassSubjects } from './class.queries';
import type { OwnClass } from './class-help';
import { showLadder } from './ladder';
import { selectHints, selectOpened } from './ladder.queries';
import { countPeople } from './requests.queries';
import { withheldBy } from './withheld';

/** A student who looks at an item. */
export interface Looking {
  readonly actor: SignedIn;
  readonly own: OwnClass;
  readonly now: Date;
  readonly language: Language;
}

/** An item as a student comes to it. */
interface Located {
  readonly item: Omit<ItemRow, 'schoolId'>;
  /** Nobody has asked about it: it is not stored. */
  readonly isNew: boolean;
  readonly title: string;
  readonly number: number | null;
  readonly pictures: readonly Id[];
}

/** The item by its id, or at its place. 404 `coach.error.noItem`. */
export async function locateItem(db: Db, parts: Parts, looking: Looking, wanted: Wanted): Promise<Located> {
  const { actor, own, now, language } = looking;
  if (wanted.itemId) {
    const item = await readItem(db, actor, wanted.itemId, language);
    return { item, isNew: false, title: '', number: null, pictures: [] };
  }
  const thing = await findThing(db, parts, actor, wanted, now);
  const { title, number, pictures } = thing;
  return parts.database.read(forStudents, async (part) => {
    const same = await sameItem(part, own.schoolId, thing, now);
    const [item] = same ? await selectItems(part, own.schoolId, [same.id], language) : [];
    if (item) return { item, isNew: false, title, number, pictures };
    const subjects = await selectClassSubjects(part, own, language);
    return { item: freshItem(thing, subjects, now), isNew: true, title, number, pictures };
  });
}

function freshItem(
  { subjectId, question, words, wordsKey, pointIds }: FoundThing,
  subjects: Awaited<ReturnType<typeof selectClassSubjects>>,
  now: Date,
): Omit<ItemRow, 'schoolId'> {
  const subject = subjects.find((one) => one.subjectId === subjectId);
  if (!subject) throw notFound('coach.error.noItem');
  return {
    ...subject,
    id: newId(now.getTime()),
    questionId: question?.questionId ?? null,
    version: question?.version ?? null,
    words,
    wordsKey,
    pointIds,
  };
}

/** The answers for the student's class that may be read by now, how many may not, and the hints so far. */
export async function helpOnItem(
  db: Db,
  parts: Parts,
  { actor, own, now }: Looking,
  item: ItemKey & Pick<ItemRow, 'questionId' | 'wordsKey'>,
) {
  const { personId } = actor;
  const withheld = await withheldBy(db, parts, personId, item, now);
  const { answers, hints, ...counts } = await parts.database.read(forStudents, async (part) => {
    const all = await selectForClass(part, item, own.classId);
    const rows = all.filter((row) => isReadable(row, own.classId, withheld));
    return {
      answers: await presentAnswers(part, parts, rows, actor),
      laterAnswers: all.length - rows.length,
      people: (await countPeople(part, item, own.classId)).count,
      hints: await selectHints(part, item),
    };
  });
  const answerIds = answers.map(({ answerId }) => answerId);
  const [helped, opened] = await Promise.all([
    answerIds.length > 0 ? selectHelped(db, own.schoolId, personId, answerIds) : [],
    hints.length > 0 ? selectOpened(db, item, personId) : [],
  ]);
  return {
    ...counts,
    ladder: showLadder(hints, opened, { now, withheld }),
    answers: answers.map((answer) => ({
      ...answer,
      hasHelped: helped.some(({ answerId }) => answerId === answer.answerId),
    })),
  };
}
