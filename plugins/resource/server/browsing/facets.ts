import type { Id } from 'edutech/core/common/ids';
import type { Narrowing, ShareRow } from './listing.queries';

/** Filters of a list besides the place. */
export const facts = ['kind', 'form', 'stage', 'subject', 'grade'] as const;
type Fact = (typeof facts)[number];

const columns = { kind: 'kind', form: 'form', stage: 'stage', subject: 'subjectId', grade: 'gradeId' } as const;

/** The wish as if nothing had been chosen of this fact; a stage goes with the grades that are in it. */
export function withoutChoice(narrowing: Narrowing, fact: Fact): Narrowing {
  const { kind, form, stageId, subjectId, gradeId, ...place } = narrowing;
  return {
    ...place,
    ...(kind && fact !== 'kind' && { kind }),
    ...(form && fact !== 'form' && { form }),
    ...(stageId && fact !== 'stage' && { stageId }),
    ...(subjectId && fact !== 'subject' && { subjectId }),
    ...(gradeId && fact !== 'grade' && fact !== 'stage' && { gradeId }),
  };
}

/** One fact's values with how many there are: subjects and grades in the city's order, others by their number. */
export function facetsOf(fact: Fact, shares: readonly ShareRow[], names: readonly { id: Id; name: string }[]) {
  const counts = new Map<string, number>();
  for (const share of shares) {
    const value = share[columns[fact]];
    counts.set(value, (counts.get(value) ?? 0) + share.count);
  }
  const named = new Map(names.map(({ id, name }, place) => [id, { name, place }]));
  const placeOf = (value: string) => named.get(value)?.place ?? names.length;
  return [...counts]
    .sort(([one, oneCount], [other, otherCount]) => placeOf(one) - placeOf(other) || otherCount - oneCount)
    .map(([value, count]) => ({ facet: fact, value, name: named.get(value)?.name ?? '', count }));
}
