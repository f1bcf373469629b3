import type { OutputOf } from 'edutech/core/common/endpoint';
import { demoId } from 'edutech/host/server/demo-city/demo-id';

export const entry = (whose: string) => demoId(`wrong.entry.${whose}`);
export const question = (slug: string) => demoId(`questions.question.${slug}`);
export const mathematics = demoId('subject/mathematics');

interface Answered {
  readonly envelope: { readonly data: unknown } | null;
}

/** What a call answered. */
export const dataOf = <E>(answer: Answered): OutputOf<E> => answer.envelope!.data as OutputOf<E>;

/** Message key of an error. */
export const keyOf = (answer: Answered): string => (answer.envelope!.data as { key: string }).key;
