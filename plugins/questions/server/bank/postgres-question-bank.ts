import type { Id } from 'edutech/core/common/ids';
import type { Answer } from '../../kit/common/answer';
import type { QuestionBody } from '../../kit/common/question-body';
import type { QuestionKey } from '../../kit/common/question-key';
import { versionKey } from '../../kit/common/version-key';
import { expressionText } from 'edutech/core/server/search/words/expression';
import type { Clock } from 'edutech/core/server/clock';
import type { Db } from 'edutech/core/server/data/db';
import type { Jobs } from 'edutech/core/server/jobs/jobs';
import type { QuestionBank, QuestionFacts, QuestionResult, QuestionUse } from '../../api/bank';
import type { QuestionVersion } from '../../api/candidates';
import type { CandidateCount, Candidates, CandidateWish, Composer, Sampling } from '../../api/candidates';
import { mark } from '../marking/mark';
import { parseSearch } from '../words/search-query';
import {
  insertUses,
  selectBodies,
  selectFacts,
  selectInBasket,
  selectKeysOf,
  selectNewest,
  selectSimilar,
  selectWithWords,
  upsertResults,
} from './bank.queries';
import { candidatesOf } from './candidates';
import { countCandidates, selectGiven, selectSample } from './candidates.queries';
import { countUsesJob } from './count-uses.job';

const byVersion = <Row extends QuestionVersion, Value>(rows: readonly Row[], value: (row: Row) => Value) =>
  new Map(rows.map((row) => [versionKey(row), value(row)]));

/** The bank over the tables of this plugin, in the scope of whoever asks. */
export class PostgresQuestionBank implements QuestionBank<Db> {
  constructor(private readonly parts: { readonly jobs: Jobs; readonly clock: Clock }) {}

  async bodies(db: Db, versions: readonly QuestionVersion[]): Promise<Map<string, QuestionBody>> {
    if (versions.length === 0) return new Map();
    return byVersion(await selectBodies(db, versions), ({ body }) => body);
  }

  async keys(db: Db, versions: readonly QuestionVersion[]): Promise<Map<string, QuestionKey>> {
    if (versions.length === 0) return new Map();
    return byVersion(await selectKeysOf(db, versions), ({ key }) => key);
  }

  async facts(db: Db, versions: readonly QuestionVersion[]): Promise<Map<string, QuestionFacts>> {
    if (versions.length === 0) return new Map();
    return byVersion(await selectFacts(db, versions), (row) => row);
  }

  newest(db: Db, questionIds: readonly Id[]): Promise<QuestionVersion[]> {
    return selectNewest(db, questionIds);
  }

  basket(db: Db, of: { readonly gradeId: Id; readonly subjectId: Id }): Promise<QuestionVersion[]> {
    return selectInBasket(db, of);
  }

  mark(body: QuestionBody, key: QuestionKey, part: number, answer: Answer) {
    return mark(body, key, part, answer);
  }

  async similar(db: Db, version: QuestionVersion, count: number): Promise<QuestionVersion[]> {
    return [...((await this.similarToEach(db, [version], count)).get(version.questionId) ?? [])];
  }

  async similarToEach(db: Db, versions: readonly QuestionVersion[], count: number) {
    const asked = versions.map(({ questionId }) => questionId);
    const rows = asked.length > 0 ? await selectSimilar(db, asked, count) : [];
    const found = Map.groupBy(rows, ({ to }) => to);
    return new Map(
      [...found].map(([id, near]) => [id, near.map(({ questionId, version }) => ({ questionId, version }))]),
    );
  }

  async find(db: Db, words: string, count: number): Promise<QuestionVersion[]> {
    const asked = parseSearch(words);
    return asked ? selectWithWords(db, { asked: expressionText(asked), words, count }) : [];
  }

  async candidates(db: Db, composer: Composer, wish: CandidateWish, sampling: Sampling): Promise<Candidates> {
    const given = sampling.always.length > 0 ? await selectGiven(db, composer, wish, sampling.always) : [];
    return candidatesOf(await selectSample(db, composer, wish, sampling), given);
  }

  candidateCounts(db: Db, composer: Composer, wish: CandidateWish): Promise<CandidateCount[]> {
    return countCandidates(db, composer, wish);
  }

  async noteUses(db: Db, uses: readonly QuestionUse[]): Promise<void> {
    if (uses.length === 0) return;
    await insertUses(db, uses);
    // whoever uses a question of another school may not change its row: the platform counts
    await this.parts.jobs.add(db, countUsesJob, {}, { once: countUsesJob });
  }

  async noteResults(db: Db, results: readonly QuestionResult[]): Promise<void> {
    if (results.length > 0) await upsertResults(db, results, this.parts.clock.now());
  }
}
