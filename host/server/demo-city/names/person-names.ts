import { boys, girls, men, women } from './given-names';
import { pick, randomOf } from '../random';
import { surnameAt } from './surnames';

const commonerFirst = 1.4;

/** A plausible name for a key, always the same; nobody of `taken` (a class, a staff room) has it yet. */
export function personName(key: string, generation: 'student' | 'adult', taken: Set<string>): string {
  const random = randomOf(key);
  for (;;) {
    const female = random() < 0.5;
    const given = generation === 'student' ? (female ? girls : boys) : female ? women : men;
    const name = surnameAt(random()) + pick(given, random, commonerFirst);
    if (taken.has(name)) continue;
    taken.add(name);
    return name;
  }
}
