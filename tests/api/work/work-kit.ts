import type { OutputOf } from 'edutech/core/common/endpoint';
import { demoId } from 'edutech/host/server/demo-city/demo-id';

export const homework = (slug: string) => demoId(`work.homework.${slug}`);
export const assignment = (slug: string) => demoId(`work.assignment.${slug}`);
export const attempt = (slug: string, index: number) => demoId(`work.attempt.${slug}.${index}`);
export const itemOf = (slug: string, question: string) => demoId(`work.item.${slug}.${question}`);
export const question = (slug: string) => demoId(`questions.question.${slug}`);
/** Place of the demo student in the class list. */
export const demoStudent = 11;

interface Answered {
  readonly envelope: { readonly data: unknown } | null;
}

/** What a call answered. */
export const dataOf = <E>(answer: Answered): OutputOf<E> => answer.envelope!.data as OutputOf<E>;

/** Message key of an error. */
export const keyOf = (answer: Answered): string => (answer.envelope!.data as { key: string }).key;
