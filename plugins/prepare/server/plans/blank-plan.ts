import { newId } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { Texts } from 'edutech/core/server/texts';
import { emptyContent, type PlanContent } from '../../model/plan/document';

/** The usual five phases with their minutes: 45 in all. */
const phases = [
  ['review', 5],
  ['situation', 10],
  ['exploration', 15],
  ['practice', 10],
  ['summary', 5],
] as const;

/** A plan that is still to be written. */
export const blankContent = (texts: Texts, language: Language, title: string): PlanContent => ({
  ...emptyContent(title),
  phases: phases.map(([name, minutes]) => ({
    id: newId(),
    name: texts.say(language, `prepare.phase.${name}`),
    teacher: '',
    student: '',
    intent: '',
    minutes,
  })),
});
