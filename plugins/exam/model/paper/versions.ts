import type { QuestionBody, QuestionPart } from 'edutech/plugins/questions/kit/common/question-body';
import type { PartKey, QuestionKey } from 'edutech/plugins/questions/kit/common/question-key';
import type { PaperDocument } from './document';

// A and B of a paper: the same questions, in another order. B follows from the paper's id alone, so that it need not be stored
// and is the same at every print and at marking.

export const paperVersions = ['A', 'B'] as const;
export type PaperVersion = (typeof paperVersions)[number];

/** The order of options: the option that stands at place n is the n-th number of it. */
export type OptionOrder = readonly number[];

/** Where an item of a version comes from. */
export interface ItemTrace {
  readonly itemId: string;
  /** Of each part; null where options stand as they were written. */
  readonly options: readonly (OptionOrder | null)[];
}

/** Numbers in [0, 1) that follow from a text: FNV-1a, then mulberry32. */
function numbersOf(text: string): () => number {
  let state = 0x811c9dc5;
  for (const sign of text) state = Math.imul(state ^ sign.codePointAt(0)!, 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Another order of `count` things (Fisher–Yates); never the order in which they were, where there are two or more. */
function orderOf(count: number, random: () => number): number[] {
  const order = Array.from({ length: count }, (_, at) => at);
  for (let at = count - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
  const isSame = order.every((one, at) => one === at);
  return isSame && count > 1 ? [...order.slice(1), order[0]!] : order;
}

/** The paper with the items of each section in the order of a version. */
export function documentOfVersion(document: PaperDocument, paperId: string, version: PaperVersion): PaperDocument {
  if (version === 'A') return document;
  return {
    ...document,
    parts: document.parts.map((part) => ({
      ...part,
      sections: part.sections.map((section) => ({
        ...section,
        items: orderOf(section.items.length, numbersOf(`${paperId} ${section.id}`)).map((from) => section.items[from]!),
      })),
    })),
  };
}

/** The order of options in a version, part by part: only where the question says that they may be shuffled. */
export function traceOf(
  item: { readonly id: string },
  body: QuestionBody,
  { paperId, version }: { readonly paperId: string; readonly version: PaperVersion },
): ItemTrace {
  const parts: readonly Pick<QuestionPart, 'options' | 'mayShuffle'>[] = body.parts ?? [body];
  const random = numbersOf(`${paperId} ${item.id}`);
  return {
    itemId: item.id,
    options: parts.map(({ options = [], mayShuffle }) =>
      version === 'A' || mayShuffle !== true || options.length < 2 ? null : orderOf(options.length, random),
    ),
  };
}

/** A question with its options in the order of a version. */
export function bodyOfVersion(body: QuestionBody, { options }: ItemTrace): QuestionBody {
  if (!body.parts) return ordered(body, options[0] ?? null);
  return { ...body, parts: body.parts.map((part, at) => ordered(part, options[at] ?? null)) };
}

const ordered = <Part extends Pick<QuestionPart, 'options'>>(part: Part, order: OptionOrder | null): Part =>
  order && part.options ? { ...part, options: order.map((from) => part.options![from]!) } : part;

/** Its key, whose choices name the options at their new places. */
export function keyOfVersion(key: QuestionKey, { options }: ItemTrace): QuestionKey {
  if (!key.parts) return chosen(key, options[0] ?? null);
  return { ...key, parts: key.parts.map((part, at) => chosen(part, options[at] ?? null)) };
}

const chosen = <Key extends PartKey>(key: Key, order: OptionOrder | null): Key =>
  order && key.choice
    ? { ...key, choice: key.choice.map((option) => order.indexOf(option)).sort((one, other) => one - other) }
    : key;
