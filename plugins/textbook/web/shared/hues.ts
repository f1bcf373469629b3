import type { SubjectItem } from 'edutech/core/common/api/organisation';
import { subjectHue } from 'edutech/core/common/teaching/hues';

/** The class that sets the colour of each subject. */
export const hueClasses = (subjects: readonly SubjectItem[]): ReadonlyMap<string, string> =>
  new Map(subjects.map(({ subjectId, code }) => [subjectId, `hue-${subjectHue(code)}`]));
