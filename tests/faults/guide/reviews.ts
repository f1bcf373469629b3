// What is looked at after words were practised: the log, and what is remembered by it.
import { expect } from 'vitest';
import type { Id } from 'edutech/core/common/ids';
import { sql } from 'edutech/core/server/data/db';
import type { Skill } from 'edutech/plugins/dictionary/model/modes';
import { replay, type Review } from 'edutech/plugins/dictionary/model/practice/review-log';
import { levels } from 'edutech/plugins/dictionary/model/word';
import { usualPlan } from 'edutech/plugins/questions/kit/common/scheduling/plan';
import { nothingWaits, sorted } from '../under-fire/nothing-missing';
import type { Site } from '../under-fire/site';
import type { WordLearner } from './word-learner';

interface Row extends Review {
  readonly personId: Id;
  readonly wordId: Id;
  readonly skill: Skill;
  readonly value: object;
}

/** Words that everybody may practise. */
export const wordsOfCity = async (site: Site): Promise<Id[]> =>
  (
    await site.rows(
      sql<{ id: Id }>`select id from dictionary.word where level = ${levels.city} and removed_at is null order by id`,
    )
  ).map(({ id }) => id);

/** Every answer is in the log, once and word for word, and what is remembered of each word is what its log says. */
export async function everyReviewIsThere(site: Site, learners: readonly WordLearner[]): Promise<void> {
  const people = learners.map(({ who }) => who.personId);
  const log = await site.rows(sql<Row>`
    select id, person_id, word_id, skill, grade, at, jsonb_build_object('wordId', replace(word_id::text, '-', ''),
      'assignmentId', assignment_id, 'mode', mode, 'grade', grade, 'given', given, 'voiceId', voice_id,
      'seconds', seconds) as value
    from dictionary.review where person_id = any(${people}::uuid[])`);
  const stored = new Map(log.map(({ id, value }) => [id.replaceAll('-', ''), sorted(value)]));
  const kept = learners.flatMap(({ acknowledged, device }) => [
    ...acknowledged,
    ...[...device.safe].map(([place, { value }]) => ({ place, value })),
  ]);
  expect(kept.length).toBeGreaterThan(learners.length);
  expect(kept.filter(({ place, value }) => stored.get(place) !== sorted(value))).toEqual([]);
  nothingWaits(learners);
  await memoryFollowsTheLog(site, people, log);
}

async function memoryFollowsTheLog(site: Site, people: readonly Id[], log: readonly Row[]): Promise<void> {
  const plans = await site.rows(sql<{ personId: Id }>`select person_id from dictionary.plan`);
  // who has a plan of their own is left out: theirs is not the usual one
  const planned = new Set(plans.map(({ personId }) => personId));
  const nameOf = (row: Pick<Row, 'personId' | 'wordId' | 'skill'>) => `${row.personId} ${row.wordId} ${row.skill}`;
  const remembered = await site.rows(sql<Pick<Row, 'personId' | 'wordId' | 'skill'> & { reps: number; dueAt: Date }>`
    select person_id, word_id, skill, reps, due_at from dictionary.memory where person_id = any(${[...people]}::uuid[])`);
  const stands = new Map(remembered.map((row) => [nameOf(row), `${row.reps} ${row.dueAt.toISOString()}`]));
  const logs = Map.groupBy(
    log.filter(({ personId }) => !planned.has(personId)),
    nameOf,
  );
  const wrong = [...logs].flatMap(([name, rows]) => {
    const memory = replay(rows, usualPlan)!;
    const should = `${memory.reps} ${memory.dueAt.toISOString()}`;
    return stands.get(name) === should ? [] : [{ name, should, stands: stands.get(name) }];
  });
  expect(wrong).toEqual([]);
}
