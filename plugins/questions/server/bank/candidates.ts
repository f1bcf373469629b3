import type { CandidateCount, Candidates, QuestionCandidate } from '../../api/candidates';
import type { CandidateRow } from './candidates.queries';

/** Questions of a sample and of what is given, each once with its groups, and the counts that the rows of the sample carry. */
export function candidatesOf(sample: readonly CandidateRow[], given: readonly CandidateRow[]): Candidates {
  const candidates = new Map<string, QuestionCandidate & { groups: number[] }>();
  const counts = new Map<string, CandidateCount>();
  const sampled = new Set(sample.map(({ questionId }) => questionId));
  for (const row of [...sample, ...given.filter(({ questionId }) => !sampled.has(questionId))]) {
    const { group, count, total: _total, band0, band1, band2, band3, ...facts } = row;
    const known = candidates.get(row.questionId);
    if (known) known.groups.push(...(group === null ? [] : [group]));
    else {
      const groups = group === null ? [] : [group];
      candidates.set(row.questionId, { ...facts, groups, signature: [band0, band1, band2, band3] });
    }
    const { type, difficulty } = row;
    if (count > 0) counts.set(`${group}.${type}.${difficulty}`, { group, type, difficulty, count });
  }
  return { candidates: [...candidates.values()], counts: [...counts.values()], total: sample[0]?.total ?? 0 };
}
