import type { OutputOf } from 'edutech/core/common/endpoint';
import { demoId } from 'edutech/core/server/demo-city/demo-id';

export const question = (slug: string) => demoId(`questions.question.${slug}`);
export const node = (path: string, book = 'junior-mathematics-7a-pep') => demoId(`textbook.node.${book}/${path}`);
export const firstChapter = node('第一章 有理数');
export const numberLine = node('第一章 有理数/1.2 有理数及其大小比较/1.2.2 数轴');

interface Answered {
  readonly envelope: { readonly data: unknown } | null;
}

/** What a call answered. */
export const dataOf = <E>(answer: Answered): OutputOf<E> => answer.envelope!.data as OutputOf<E>;

/** Message key of an error. */
export const keyOf = (answer: Answered): string => (answer.envelope!.data as { key: string }).key;

export const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);
