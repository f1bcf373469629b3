import { randomBytes, randomInt } from 'node:crypto';
import type { Id } from 'edutech/core/common/ids';
import type { Db } from 'edutech/core/server/data/db';
import type { ExamResults, ExamToMark } from 'edutech/plugins/exam/api';
import type { SignedIn } from 'edutech/core/server/actor';
import { insertAnswers, insertScripts, type ProjectKey, selectScripts } from './projects.queries';

/** What markers see in place of a name: letters and digits that nobody mistakes for others. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const codeLength = 5;

/** Sources of chance; the demo city has its own, so that it is always the same. */
export interface Chance {
  /** A whole number below `end`. */
  below(end: number): number;
  id(): Id;
}

/** Ids say nothing of the order in which students stand in lists. */
export const chance: Chance = { below: (end) => randomInt(end), id: () => randomBytes(16).toString('hex') };

function newCode({ below }: Chance, used: Set<string>): string {
  for (;;) {
    const code = Array.from({ length: codeLength }, () => letters[below(letters.length)]).join('');
    if (used.has(code)) continue;
    used.add(code);
    return code;
  }
}

/**
 * A script for each expected student, and for those who sat on screens what they wrote. Done again it adds what has come since;
 * answers how many answers are new.
 */
export async function fillProject(
  db: Db,
  results: ExamResults<Db, SignedIn>,
  project: ProjectKey,
  exam: ExamToMark,
  { now, by = chance }: { readonly now: Date; readonly by?: Chance },
): Promise<number> {
  const before = await selectScripts(db, project);
  const codes = new Set(before.map(({ code }) => code));
  const known = new Map(before.map((script) => [script.studentId, script]));
  const isOnline = exam.mode === 'online';
  const stateOf = (hasBegun: boolean) => (hasBegun ? ('arrived' as const) : ('absent' as const));
  await insertScripts(
    db,
    project,
    exam.students.map(({ studentId, admission, hasBegun }) => ({
      id: known.get(studentId)?.id ?? by.id(),
      studentId,
      admission,
      code: known.get(studentId)?.code ?? newCode(by, codes),
      state: isOnline ? stateOf(hasBegun) : 'expected',
    })),
  );
  if (!isOnline) return 0;
  const scriptOf = new Map((await selectScripts(db, project)).map(({ studentId, id }) => [studentId, id]));
  const answers = (await results.answersToMark(db, exam)).flatMap(({ studentId, itemId, part, answer }) => {
    const scriptId = scriptOf.get(studentId);
    return scriptId && answer ? [{ id: by.id(), scriptId, itemId, part, content: answer }] : [];
  });
  return answers.length === 0 ? 0 : insertAnswers(db, project, answers, now);
}
