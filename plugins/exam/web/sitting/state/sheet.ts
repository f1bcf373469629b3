import type { Id } from 'edutech/core/common/ids';
import { type Answer, isBlankAnswer } from 'edutech/plugins/questions/kit/common/answer';
import { answeredParts, pointsOf, type QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import { placeOf } from 'edutech/plugins/questions/kit/common/answers/places';
import type { SittingPaper } from '../../../model/sitting/sitting-paper';

export interface AskedItem {
  readonly itemId: Id;
  readonly number: number;
  readonly body: QuestionBody;
  readonly parts: number;
  readonly points: number;
  readonly section: string;
  /** Its section is collected so many minutes before the exam ends. */
  readonly beforeEnd: number;
  /** It opens so many minutes before the exam ends; null: with it. */
  readonly opensBeforeEnd: number | null;
  /** Of those of which one is chosen; null: it is to be answered. */
  readonly choice: AskedChoice | null;
}

/** Questions of which one counts, by the section that they are in. */
export interface AskedChoice {
  readonly sectionId: Id;
  readonly itemIds: readonly Id[];
}

/** The question of a choice that was chosen on this device; undefined: none yet. */
export const chosenOf = ({ sectionId, itemIds }: AskedChoice, answers: ReadonlyMap<string, Answer>): Id | undefined =>
  itemIds[answers.get(placeOf(sectionId, 0))?.choice?.[0] ?? -1];

/** Items in the order of the paper, numbered through. */
export function askedItems({ sections, items }: SittingPaper): AskedItem[] {
  const bodies = new Map(items.map(({ itemId, body }) => [itemId, body]));
  let number = 0;
  return sections.flatMap(({ id, title, itemIds, choosesOne, beforeEnd = 0, opensBeforeEnd = null }) =>
    itemIds.flatMap((itemId) => {
      const body = bodies.get(itemId);
      if (!body) return [];
      number += 1;
      return [
        {
          itemId,
          number,
          body,
          parts: answeredParts(body).length,
          points: pointsOf(body),
          section: title,
          beforeEnd,
          opensBeforeEnd,
          choice: choosesOne ? { sectionId: id, itemIds } : null,
        },
      ];
    }),
  );
}

export const itemStates = ['answered', 'open'] as const;

/** How an item stands, as navigator, dots and the list before handing in show it. */
export interface ItemState {
  readonly asked: AskedItem;
  readonly isAnswered: boolean;
  /** Another one was chosen in its place. */
  readonly isLeftOut: boolean;
  readonly isFlagged: boolean;
  /** Something of it is on this device only. */
  readonly isSending: boolean;
}

export const statesOf = (
  items: readonly AskedItem[],
  answers: ReadonlyMap<string, Answer>,
  unsaved: ReadonlyMap<string, unknown>,
  flags: readonly Id[],
): ItemState[] =>
  items.map((asked) => {
    const places = Array.from({ length: asked.parts }, (_, part) => placeOf(asked.itemId, part));
    return {
      asked,
      isLeftOut: (asked.choice && (chosenOf(asked.choice, answers) ?? asked.itemId)) !== (asked.choice && asked.itemId),
      isAnswered: places.every((place) => !isBlankAnswer(answers.get(place) ?? {})),
      isFlagged: flags.includes(asked.itemId),
      isSending: places.some((place) => unsaved.has(place)),
    };
  });

/** Whether something stands in a question. */
export const isWrittenIn = (itemId: Id, answers: ReadonlyMap<string, Answer>): boolean =>
  [...answers].some(([place, answer]) => place.startsWith(itemId) && !isBlankAnswer(answer));

/** Questions that have an answer here, as the invigilator's board counts them: of those to choose from the chosen one. */
export function countAnswered(items: readonly AskedItem[], answers: ReadonlyMap<string, Answer>): number {
  return statesOf(items, answers, new Map(), []).filter(
    ({ asked, isLeftOut }) =>
      !isLeftOut &&
      Array.from({ length: asked.parts }, (_, part) => placeOf(asked.itemId, part)).some((place) => answers.has(place)),
  ).length;
}

/** Seconds as 42:18, or 1:02:18; never below nothing. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
