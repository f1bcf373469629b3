import Type, { type Static } from 'typebox';
import { Id } from 'edutech/core/common/wire/kinds';

/** What a machine doubts: the page itself, or what one of its fields says. */
export const pageDoubts = ['unfound', 'wrongSheet', 'identity', 'unexpected', 'duplicate'] as const;
export const fieldDoubts = ['choice', 'score', 'optional', 'absence'] as const;
/** `person`: somebody doubted a page that the machine had placed, and has decided about it. */
export const doubtKinds = [...pageDoubts, ...fieldDoubts, 'person'] as const;
export type DoubtKind = (typeof doubtKinds)[number];

/**
 * What a person decides about a doubt.
 * - `student`: whose page it is;
 * - `second`: this copy counts, and the one before it is void;
 * - `values`: what the field says, empty for nothing;
 * - `void`: the page counts for nothing, as it is scanned again, is a copy or another's sheet.
 */
export const DoubtAnswer = Type.Union([
  Type.Object({ kind: Type.Literal('student'), scriptId: Id }),
  Type.Object({ kind: Type.Literal('second') }),
  Type.Object({
    kind: Type.Literal('values'),
    values: Type.Array(Type.String({ maxLength: 40 }), { maxItems: 20, uniqueItems: true }),
  }),
  Type.Object({ kind: Type.Literal('void') }),
]);
export type DoubtAnswer = Static<typeof DoubtAnswer>;

/** What a person does with a page that counts. */
export const Correction = Type.Union([
  Type.Object({ kind: Type.Literal('void') }),
  Type.Object({ kind: Type.Literal('student'), scriptId: Id }),
]);
export type Correction = Static<typeof Correction>;

/** What is decided about many doubts at once: each field says what was read, or their pages are void. */
export const DoubtsAnswer = Type.Union([Type.Object({ kind: Type.Literal('read') }), DoubtAnswer]);
export type DoubtsAnswer = Static<typeof DoubtsAnswer>;

/** What may be decided about many doubts of a kind at once, after they were shown: nothing for what says whose a page is. */
export const bulkAnswers: Readonly<Partial<Record<DoubtKind, 'read' | 'void'>>> = {
  unfound: 'void',
  wrongSheet: 'void',
  duplicate: 'void',
  choice: 'read',
  score: 'read',
  optional: 'read',
  absence: 'read',
};

/** Answers that a kind of doubt takes; every page may be void. */
export function takes(kind: DoubtKind, answer: DoubtAnswer): boolean {
  if (answer.kind === 'void') return true;
  if (answer.kind === 'student') return kind === 'identity' || kind === 'unexpected' || kind === 'duplicate';
  if (answer.kind === 'second') return kind === 'duplicate';
  return (fieldDoubts as readonly string[]).includes(kind);
}
