import { newId } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { Texts } from 'edutech/core/server/texts';
import { emptyContent, type PlanContent, type Template, templatePhases } from '../../model/plan/document';

/** A plan that is still to be written. */
export const blankContent = (
  texts: Texts,
  language: Language,
  title: string,
  template: Template = 'newLesson',
): PlanContent => ({
  ...emptyContent(title),
  phases: Object.entries<number>(templatePhases[template]).map(([name, minutes]) => ({
    id: newId(),
    name: texts.say(language, `prepare.phase.${name}`),
    teacher: '',
    student: '',
    intent: '',
    minutes,
  })),
});
