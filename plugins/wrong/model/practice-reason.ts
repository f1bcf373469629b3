/** Why a question is practised now: a fact, which the page shows as a sentence. */
export type PracticeReason =
  | { readonly kind: 'pushed' }
  | { readonly kind: 'similar' }
  | { readonly kind: 'point'; readonly point: string; readonly times: number; readonly wrong: number }
  | { readonly kind: 'repeated'; readonly wrong: number }
  | { readonly kind: 'exam'; readonly days: number }
  /** `chance`: probability of recall, in percent. */
  | { readonly kind: 'fading'; readonly days: number; readonly chance: number }
  | { readonly kind: 'fresh'; readonly title: string }
  | { readonly kind: 'photo' };

/** A student's results on a knowledge point, over all answers. */
export interface PointTally {
  readonly name: string;
  readonly times: number;
  readonly wrong: number;
}

export interface PracticeReasonFacts {
  readonly origin: 'told' | 'photo' | 'similar' | 'pushed';
  readonly title: string;
  readonly wrongCount: number;
  readonly points: readonly PointTally[];
  /** Since it was practised last; null: never. */
  readonly daysSince: number | null;
  /** 0 to 1; null before the first time. */
  readonly chance: number | null;
  /** Until the examination; null: none is set. */
  readonly daysToExam: number | null;
}

/** Fewest answers, and mistakes, on a knowledge point before it is given as a reason. */
const fewestTries = 2;
const examNear = 14;

/** The most informative reason: pushed by a teacher, repeatedly wrong, nearly forgotten, or new. */
export function practiceReasonOf(facts: PracticeReasonFacts): PracticeReason {
  const { origin, title, wrongCount, points, daysSince, chance, daysToExam } = facts;
  if (daysSince === null && origin === 'pushed') return { kind: 'pushed' };
  if (daysSince === null && origin === 'similar') return { kind: 'similar' };
  if (wrongCount > 1) return { kind: 'repeated', wrong: wrongCount };
  const weak = points
    .filter((point) => point.times > fewestTries - 1 && point.wrong > 1)
    .sort((a, b) => b.wrong / b.times - a.wrong / a.times)[0];
  if (weak) return { kind: 'point', point: weak.name, times: weak.times, wrong: weak.wrong };
  if (daysToExam !== null && daysToExam <= examNear) return { kind: 'exam', days: daysToExam };
  if (daysSince !== null && daysSince > 0 && chance !== null)
    return { kind: 'fading', days: daysSince, chance: Math.round(chance * 100) };
  if (origin === 'photo') return { kind: 'photo' };
  return { kind: 'fresh', title };
}
