import type { QuestionType } from '../../kit/common/types/question-types';

/** A question in the basket, as far as its place matters. */
export interface Ordered {
  readonly id: string;
  readonly body: { readonly type: QuestionType };
}

/** The questions of one type, in their order. */
export interface BasketGroup<Item extends Ordered> {
  readonly type: QuestionType;
  readonly items: readonly Item[];
}

/** Questions that change their place: to before another one, or to the end (`null`). */
export interface Move {
  readonly ids: readonly string[];
  readonly before: string | null;
}

/** The basket as papers have it: type after type, in the order in which the types first come. */
export function groupsOf<Item extends Ordered>(items: readonly Item[]): BasketGroup<Item>[] {
  const groups = new Map<QuestionType, Item[]>();
  for (const item of items) groups.set(item.body.type, [...(groups.get(item.body.type) ?? []), item]);
  return [...groups].map(([type, own]) => ({ type, items: own }));
}

/** What a list was made another of by: the one whose place has changed; null: nothing has. */
function movedOf<Key>(before: readonly Key[], after: readonly Key[]): Key | null {
  const without = (keys: readonly Key[], key: Key) => keys.filter((one) => one !== key);
  if (before.length !== after.length || before.every((key, at) => key === after[at])) return null;
  return before.find((key) => without(before, key).every((one, at) => one === without(after, key)[at])) ?? null;
}

/** What is to move so that the types stand in this order; a type moves with all its questions. */
export function moveOfTypes(items: readonly Ordered[], types: readonly QuestionType[]): Move | null {
  const groups = groupsOf(items);
  const type = movedOf(
    groups.map((group) => group.type),
    types,
  );
  const group = groups.find((one) => one.type === type);
  if (type === null || !group) return null;
  const next = groups.find((one) => one.type === types[types.indexOf(type) + 1]);
  return { ids: group.items.map(({ id }) => id), before: next?.items[0]?.id ?? null };
}

/** What is to move so that the questions of a type stand in this order. */
export function moveWithinType(items: readonly Ordered[], type: QuestionType, ids: readonly string[]): Move | null {
  const group = groupsOf(items).find((one) => one.type === type);
  const id =
    group &&
    movedOf(
      group.items.map((item) => item.id),
      ids,
    );
  if (!id) return null;
  const next = ids[ids.indexOf(id) + 1];
  if (next !== undefined) return { ids: [id], before: next };
  // the last of its type stays before whatever follows that type
  const last = group.items.findLast((item) => item.id !== id);
  const rest = items.filter((item) => item.id !== id);
  const after = rest[rest.findIndex((item) => item.id === last?.id) + 1];
  return { ids: [id], before: after?.id ?? null };
}
