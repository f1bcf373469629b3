/** What keeps the answer of a question from a student: an exam, or homework that has not released it. Null: nothing does. */
export type Withheld = 'exam' | 'homework' | null;

interface ReadBy {
  /** Its teacher lets the own classes read it before the homework releases its answers. */
  readonly isEarly: boolean;
  readonly classIds: readonly string[];
}

/**
 * Whether a student of a class reads a teacher's answer now. While homework withholds the question, it is the teacher of the
 * class who decides; what a colleague shared with the school waits, and in an exam everything waits.
 */
export function isReadable({ isEarly, classIds }: ReadBy, classId: string, withheld: Withheld): boolean {
  if (withheld === 'exam') return false;
  return withheld === null || (isEarly && classIds.includes(classId));
}
