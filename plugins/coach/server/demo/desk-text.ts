import { DemoLines, demoValues } from 'edutech/core/server/demo/demo-values';
import { readDemo } from 'edutech/core/server/demo/read-demo';
import { type Static, Type } from 'typebox';
import { askedAreas, type StuckPlace } from '../../model/request';

const Desk = Type.Object({
  subject: Type.String(),
  title: Type.Optional(Type.String()),
  number: Type.Optional(Type.Integer()),
  area: Type.Enum([...askedAreas]),
  /** Of an exercise of a student's own book; absent: the record is named like a question of the bank. */
  exercise: Type.Optional(Type.String()),
  hours: Type.Integer(),
  first: Type.Integer(),
  /** `ask (where stuck): words`. */
  ask: DemoLines,
  /** `hint (rung): words`. */
  hint: DemoLines,
  text: Type.Optional(Type.String()),
  film: Type.Optional(Type.String()),
  seconds: Type.Optional(Type.Integer()),
  said: Type.Optional(Type.String()),
  captions: Type.Optional(Type.String()),
  isShared: Type.Optional(Type.Boolean()),
  isAskShared: Type.Optional(Type.Boolean()),
  kept: Type.Optional(Type.Boolean()),
});

/** An item that the demo class asks about. */
export interface DemoItem extends Omit<Static<typeof Desk>, 'ask' | 'hint'> {
  readonly slug: string;
  readonly asks: readonly { readonly stuck: StuckPlace; readonly words: string }[];
  readonly hints: readonly { readonly rung: number; readonly words: string }[];
}

export const demoDesk = (folder: string): DemoItem[] =>
  readDemo(folder, 'desk.txt').map((record) => {
    const { ask, hint, ...facts } = demoValues(Desk, record);
    return {
      ...facts,
      slug: record.name,
      asks: ask.map(({ note, text }) => ({ stuck: note as StuckPlace, words: text })),
      hints: hint.map(({ note, text }) => ({ rung: Number(note), words: text })),
    };
  });
