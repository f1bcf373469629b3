import type { Stage } from 'edutech/core/common/teaching/stages';

/** What somebody looks for in the list of subjects. */
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

/** Whether a subject is one of those that are looked for: the page shows what the export writes. */
export function isChosen(subject: Subject, { q = '', stage }: SubjectChoice): boolean {
  const typed = q.trim().toLowerCase();
  return (
    (!stage || subject.stages.includes(stage)) &&
    [subject.name, subject.nameEn, subject.code].some((text) => text.toLowerCase().includes(typed))
  );
}
