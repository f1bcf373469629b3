import type { Id } from 'edutech/core/common/ids';
import type { QuestionBody } from '../../kit/common/question-body';
import { bankSources } from 'edutech/core/common/teaching/sources';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, sql } from 'edutech/core/server/data/db';
import { all, any, type Expression, expressionText } from 'edutech/core/server/search/words/expression';
import { isReadable } from '../browsing/readable.queries';
import { oneOf } from '../words/search-query';

interface Most {
  /** Questions with one stretch; where more have it, the rest is as good. */
  readonly each: number;
  readonly together: number;
}

/**
 * Readable questions in which stretches of a text stand, those with most of them first: of the public bank and of the
 * school's by the index of words, one's own by their owner.
 */
export const selectHaving = (db: Db, stretches: readonly Expression[], actor: SignedIn, most: Most) => {
  const texts = stretches.map(expressionText);
  const ofSchool = actor.schoolId === null ? [] : [oneOf('school', [actor.schoolId])];
  const inSchool = ofSchool.length === 0 ? [] : stretches.map((one) => expressionText(all([one, ...ofSchool])));
  return db.all<{ id: Id; body: QuestionBody }>(sql`
    with found as (
      select f.id from unnest(${texts}::text[]) s (asked)
        cross join lateral questions.having_words(${bankSources.public}, s.asked::tsquery, ${most.each}) f (id)
      union all
      select f.id from unnest(${inSchool}::text[]) s (asked)
        cross join lateral questions.having_words(${bankSources.school}, s.asked::tsquery, ${most.each}) f (id)
      union all
      (select q.id from questions.question q where q.owner_person_id = ${actor.personId}
        and q.words @@ ${expressionText(any(stretches))}::tsquery order by q.listed_at desc limit ${most.each}))
    select q.id, v.body from (select id, count(*) as times from found group by id) f
    join questions.question q on q.id = f.id
    join questions.version v on v.question_id = q.id and v.version = q.version
    where ${isReadable(actor)} order by f.times desc, q.id limit ${most.together}`);
};
