import type { ExamSetup, QuestionToSet, SetQuestion, Teacher } from '../../../api';
import { leastMarkers, type MarkRules } from '../../../model/marks/rules';
import { hasNamedThird } from '../../../model/marks/modes';

/** A teacher on the list of a question. */
export interface ChosenMarker {
  readonly personId: string;
  readonly isThird: boolean;
  /** Empty: as many as are there. */
  readonly quota: string;
}

/** What the fields of a question hold. */
export interface QuestionValues extends Pick<QuestionToSet, 'itemId' | 'part' | 'label' | 'points' | 'steps'> {
  readonly rules: MarkRules;
  readonly bySteps: boolean;
  readonly markers: readonly ChosenMarker[];
}

export interface SetupValues {
  readonly title: string;
  readonly questions: readonly QuestionValues[];
}

/** Teachers of the subject mark everything, unless somebody chooses otherwise. */
export const firstValues = ({ title, questions, teachers }: ExamSetup): SetupValues => ({
  title,
  questions: questions.map(({ itemId, part, label, points, rules, steps }) => ({
    itemId,
    part,
    label,
    points,
    rules,
    steps,
    bySteps: steps.length > 0,
    markers: markersOf(teachers),
  })),
});

const markersOf = (teachers: readonly Teacher[]): ChosenMarker[] =>
  teachers.filter(({ isOfSubject }) => isOfSubject).map(({ personId }) => ({ personId, isThird: false, quota: '' }));

/** Whether a question has the people that its mode needs. */
export function hasEnough({ rules, markers }: Pick<QuestionValues, 'rules' | 'markers'>): boolean {
  const thirds = markers.filter(({ isThird }) => isThird).length;
  const isNamed = hasNamedThird(rules.mode);
  const blind = isNamed ? markers.length - thirds : markers.length;
  return blind >= leastMarkers(rules.mode) && (!isNamed || thirds > 0);
}

export const requestOf = ({ questions }: SetupValues): SetQuestion[] =>
  questions.map(({ itemId, part, rules, steps, bySteps, markers }) => ({
    itemId,
    part,
    rules,
    steps: bySteps ? steps : [],
    markers: markers.map(({ personId, isThird, quota }) => {
      const count = Math.trunc(Number(quota));
      return { personId, ...(isThird && { isThird }), ...(count > 0 && { quota: count }) };
    }),
  }));
