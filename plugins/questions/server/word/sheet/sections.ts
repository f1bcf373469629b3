import { answeredParts, pointsOf } from '../../../kit/common/question-body';
import { type QuestionType, questionTypes } from '../../../kit/common/types/question-types';
import type { Content } from '../../../kit/common/content';
import type { PaperSection } from '../../../api/papers';
import type { WrittenQuestion } from '../../exporting/writer';
import type { Say } from './say';

/** Questions below one heading; empty for none. */
export interface Section {
  readonly id?: string;
  readonly head: string;
  readonly part?: string;
  readonly intro?: Content;
  readonly inside: readonly WrittenQuestion[];
  /** Number of its first question. */
  readonly from: number;
}

const signs = '一二三四五六七八九';
/** Types in the order in which papers have them. */
const order: readonly QuestionType[] = [7, 0, 1, 2, 3, 8, 9, 4, 5];
const { calculation, shortAnswer } = questionTypes;

/** How many numbers a question takes. */
export const numbersOf = (questions: readonly WrittenQuestion[]): number =>
  questions.reduce((sum, { body }) => sum + answeredParts(body).length, 0);

/** The sections of a paper: the caller's own ones, else one for each type. */
export function sectionsOf(
  questions: readonly WrittenQuestion[],
  own: readonly PaperSection[] | undefined,
  say: Say,
): Section[] {
  let from = 1;
  return (own ? divided(questions, own) : byType(questions, say)).map((section) => {
    const numbered = { ...section, from };
    from += numbersOf(section.inside);
    return numbered;
  });
}

type Unnumbered = Omit<Section, 'from'>;

/** Questions in the sections of the caller; questions outside all sections come last. */
function divided(questions: readonly WrittenQuestion[], sections: readonly PaperSection[]): Unnumbered[] {
  let from = 0;
  const parts = sections.map(({ id, title, part, intro, questions: count }) => {
    const inside = questions.slice(from, from + count);
    from += count;
    return {
      head: title,
      inside,
      ...(id !== undefined && { id }),
      ...(part !== undefined && { part }),
      ...(intro !== undefined && { intro }),
    };
  });
  const shown = [...parts, { head: '', inside: questions.slice(from) }];
  // a section without questions stands on the paper where somebody can see it (it has an id), or where it has a text
  return shown.filter(({ inside, ...section }) => inside.length > 0 || 'id' in section || 'intro' in section);
}

const byType = (questions: readonly WrittenQuestion[], say: Say): Unnumbered[] =>
  order
    .map((type) => ({ type, inside: questions.filter(({ body }) => body.type === type) }))
    .filter(({ inside }) => inside.length > 0)
    .map(({ type, inside }, at) => ({
      inside,
      head: say('section', {
        ordinal: ordinalOf(at, say),
        name: say('type', { type }),
        count: numbersOf(inside),
        points: inside.reduce((sum, { body }) => sum + pointsOf(body), 0),
      }),
    }));

/** What counts sections: 一, 二 in Chinese, else 1, 2. */
export const ordinalOf = (at: number, say: Say): string | number =>
  say.language === 'en' ? at + 1 : (signs[at] ?? at + 1);

/** Whether all of its questions are worked out in writing, so that each has its own points in the score table. */
export const isWorkedOut = ({ inside }: Section): boolean =>
  inside.every(({ body }) => body.type === calculation || body.type === shortAnswer);
