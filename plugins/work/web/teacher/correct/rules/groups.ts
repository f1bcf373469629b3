import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import type { Content } from 'edutech/plugins/questions/kit/common/content';
import { textOf } from 'edutech/plugins/questions/kit/common/walk-content';

/** Answers that say the same. */
export interface AnswerGroup<C> {
  /** What they have in common; empty for blank sheets, null for what has to be looked at one by one. */
  readonly text: string | null;
  readonly cells: readonly C[];
}

const alike: readonly (readonly [RegExp, string])[] = [
  [/[−–—﹣－]/g, '-'],
  [/[×✕✖·⋅]|\\times|\\cdot/g, '*'],
  [/[÷∶]|\\div/g, '/'],
  [/[，、；;]/g, ','],
  [/[。．]$/g, ''],
  [/\\left|\\right|\\!|\\,|\$/g, ''],
  [/\s+/g, ''],
];

/** A text without what does not make another answer of it: width, case, space, the sign that is used for minus or times. */
export const normalised = (text: string): string =>
  alike.reduce((now, [found, put]) => now.replace(found, put), text.normalize('NFKC').toLowerCase());

/** What an answer says, so far as two can be compared: null where something is drawn, photographed or spoken. */
export function wordsOf({ choice, truth, gaps, content, drawing, pictures, voice, files }: Answer): string | null {
  if (drawing?.length || pictures?.length || voice || files?.length) return null;
  if (choice?.length) return choice.map((option) => String.fromCharCode(65 + option)).join('');
  if (truth !== undefined) return truth ? '√' : '×';
  if (gaps?.some((gap) => gap.trim() !== '')) return gaps.map(normalised).join(' | ');
  return content ? normalised(textOf(content as Content)) : '';
}

/** Answers put together that say the same: the largest group first, single ones after, what cannot be compared last. */
export function groupsOf<C extends { readonly answer: Answer; readonly isBlank: boolean }>(
  cells: readonly C[],
): AnswerGroup<C>[] {
  const groups = Map.groupBy(cells, (cell) => (cell.isBlank ? '' : wordsOf(cell.answer)));
  const rank = (text: string | null) => (text === null ? 2 : text === '' ? 1 : 0);
  return [...groups]
    .map(([text, members]) => ({ text, cells: members }))
    .sort((one, other) => rank(one.text) - rank(other.text) || other.cells.length - one.cells.length);
}

/** Members of a group whose points are not those that most of it have: the same answer is worth the same. */
export function unlike<C extends { readonly points: number | null }>(cells: readonly C[]): C[] {
  const given = cells.filter(({ points }) => points !== null);
  const byPoints = [...Map.groupBy(given, ({ points }) => points).values()];
  const most = byPoints.toSorted((one, other) => other.length - one.length)[0];
  return most ? given.filter((cell) => !most.includes(cell)) : [];
}

/** What a teacher changed about groups: who stands elsewhere now, and which groups were joined to which. */
export interface Regrouping {
  /** Group by attempt. */
  readonly moved: Readonly<Record<string, string>>;
  /** Group that a group belongs to, by its name. */
  readonly joined: Readonly<Record<string, string>>;
}
export const noRegrouping: Regrouping = { moved: {}, joined: {} };

/** How a group is named while it is changed: what its answers say, `?` where they cannot be compared. */
const nameOf = (text: string | null): string => (text === null ? '?' : `=${text}`);
const alone = (attemptId: string): string => `@${attemptId}`;

/** A group as a teacher sees it. */
export interface NamedGroup<C> extends AnswerGroup<C> {
  readonly name: string;
  /** Put together or taken apart by hand. */
  readonly isByHand: boolean;
}

type Grouped = Parameters<typeof groupsOf>[0][number] & { readonly attemptId: string };

/** The groups with what a teacher changed: joined ones stand where the one stood that they were joined to. */
export function regrouped<C extends Grouped>(cells: readonly C[], { moved, joined }: Regrouping): NamedGroup<C>[] {
  const target = (name: string): string => (joined[name] === undefined ? name : target(joined[name]));
  const found = new Map<string, { text: string | null; cells: C[]; isByHand: boolean }>();
  for (const { text, cells: members } of groupsOf(cells))
    for (const cell of members) {
      const own = nameOf(text);
      const name = target(moved[cell.attemptId] ?? own);
      const group = found.get(name) ?? { text, cells: [], isByHand: false };
      // answers that cannot be compared can be marked together once somebody has put them together
      if (name !== nameOf(null)) group.text ??= '';
      group.cells.push(cell);
      group.isByHand ||= name !== own;
      found.set(name, group);
    }
  return [...found].map(([name, group]) => ({ name, ...group }));
}

/** Takes one answer out of its group: it stands by itself. */
export const takenOut = (now: Regrouping, attemptId: string): Regrouping => ({
  ...now,
  moved: { ...now.moved, [attemptId]: alone(attemptId) },
});

/** Puts one answer into a group. */
export const putInto = (now: Regrouping, attemptId: string, name: string): Regrouping => ({
  ...now,
  moved: { ...now.moved, [attemptId]: name },
});

/** Joins one group to another; into itself, or what stands one by one, nothing is joined. */
export function joinedTo(now: Regrouping, from: string, into: string): Regrouping {
  if (from === into || from === nameOf(null) || into === nameOf(null)) return now;
  const { [into]: _, ...others } = now.joined;
  return { ...now, joined: { ...others, [from]: into } };
}
