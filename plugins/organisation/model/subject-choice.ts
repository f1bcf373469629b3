import type { Stage } from 'edutech/core/common/teaching/stages';

/** A filter of the list of subjects. */
export interface SubjectChoice {
  readonly q?: string | undefined;
  readonly stage?: Stage | undefined;
}

interface Subject {
  readonly name: string;
  readonly nameEn: string;
  readonly code: string;
  readonly stages: readonly Stage[];
}

/** Whether a subject matches the filter, for page and export alike. */
export function isChosen(subject: Subject, { q = '', stage }: SubjectChoice): boolean {
  const typed = q.trim().toLowerCase();
  return (
    (!stage || subject.stages.includes(stage)) &&
    [subject.name, subject.nameEn, subject.code].some((text) => text.toLowerCase().includes(typed))
  );
}
