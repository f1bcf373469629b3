import type { Id } from 'edutech/core/common/ids';
import { type BankSource, bankSources } from 'edutech/core/common/teaching/sources';
import type { CandidateWish, QuestionCandidate } from 'edutech/plugins/questions/api';
import { facilityOf } from '../../model/auto/bands';
import type { Candidate } from '../../model/auto/search/candidate';
import type { AutoRules, LooseRule } from '../../model/auto/rules';

interface Asked {
  readonly subjectId: Id;
  readonly gradeId: Id;
  readonly rules: AutoRules;
}

/** What the bank is asked for. `except` are the questions of the papers that are avoided. */
export function wishOf({ subjectId, gradeId, rules }: Asked, except: readonly Id[], now: Date): CandidateWish {
  const { rows, knowledge, avoid, sources } = rules;
  return {
    subjectId,
    gradeId,
    sources,
    types: [...new Set(rows.map(({ type }) => type))],
    groups: { by: knowledge.by, ids: knowledge.shares.map(({ id }) => id) },
    except,
    unusedSince: avoid.months > 0 ? monthsBefore(now, avoid.months) : null,
    unusedIn: avoid.homework ? ['work'] : [],
  };
}

function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}

const allSources: readonly BankSource[] = Object.values(bankSources);

/** The wish without each rule that it has, of these types. */
export function looserWishes(wish: CandidateWish, types: readonly number[]): [LooseRule, CandidateWish][] {
  const ofTypes = { ...wish, types };
  return [
    ...(wish.unusedSince ? [['months', { ...ofTypes, unusedSince: null }] as [LooseRule, CandidateWish]] : []),
    ...(wish.unusedIn.length > 0 ? [['homework', { ...ofTypes, unusedIn: [] }] as [LooseRule, CandidateWish]] : []),
    ...(wish.except.length > 0 ? [['papers', { ...ofTypes, except: [] }] as [LooseRule, CandidateWish]] : []),
    ...(wish.sources.length < allSources.length
      ? [['sources', { ...ofTypes, sources: allSources }] as [LooseRule, CandidateWish]]
      : []),
    ...(wish.groups.ids.length > 0
      ? [['knowledge', { ...ofTypes, groups: { ...wish.groups, ids: [] } }] as [LooseRule, CandidateWish]]
      : []),
  ];
}

/** A question of the bank as the solver looks at it. */
export function candidateOf(one: QuestionCandidate): Candidate {
  const { questionId: id, version, type, difficulty, seconds, groups, source, isUsed, pointIds, ability } = one;
  const { signature, originId } = one;
  return {
    id,
    version,
    type,
    difficulty,
    facility: facilityOf(one),
    seconds,
    groups,
    kind: pointIds.length === 0 ? null : `${type} ${ability ?? ''} ${pointIds.join(' ')}`,
    // a fork is like what it was forked from, and like its other forks
    likeness: [...signature.map((band, at) => `${at} ${band}`), originId],
    source,
    isUsed,
  };
}

/** The most questions that a sample is to have. */
const wholeSample = 2500;
/** Fewest of a cell, so that three papers differ, and most, beyond which a paper gets no better. */
const [fewest, most] = [12, 80];

/** How many of each type and difficulty in each group a sample has. */
export function sampleOf({ rows }: AutoRules, { groups, types }: CandidateWish): number {
  const places = Math.max(1, groups.ids.length);
  const largest = Math.max(...rows.flatMap(({ counts }) => counts));
  const share = Math.round(wholeSample / (places * types.length * 5));
  return Math.max(fewest, Math.min(most, share), Math.ceil((4 * largest) / places));
}
