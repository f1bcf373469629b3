import type { Stage } from '../teaching/stages';
import type { Day } from '../time/city-time';

/**
 * The purposes that a guardian agrees to, each separately: learning records, pictures of answers, sound and image,
 * analysis by programs, disclosure to outside platforms.
 */
export const purposes = ['records', 'images', 'media', 'analysis', 'outside'] as const;
export type Purpose = (typeof purposes)[number];

/** The guardian's relation to the student. */
export const relations = ['mother', 'father', 'grandparent', 'other'] as const;
export type Relation = (typeof relations)[number];

/** Children below this age need a guardian's consent (PIPL article 31). Years. */
export const ageOfConsent = 14;

/** The last birthday that still needs a consent on a day: born after it, a child is younger than 14. */
export function bornAfter(today: Day): Day {
  const [year = '', month = '', day = ''] = today.split('-');
  return `${String(Number(year) - ageOfConsent).padStart(4, '0')}-${month}-${day}`;
}

/**
 * Whether a student needs the consent of a guardian. If the birthday is unknown, the stage of the school decides, in
 * doubt for the child: students of primary and junior schools count as younger.
 */
export const needsConsent = (birthDate: Day | null, stage: Stage | null, today: Day): boolean =>
  birthDate === null ? stage !== 'senior' : birthDate > bornAfter(today);
