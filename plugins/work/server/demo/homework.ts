import { DemoLines, demoValues } from 'edutech/core/server/demo/demo-values';
import { readDemo } from 'edutech/core/server/demo/read-demo';
import { type Static, Type } from 'typebox';
import type { Section } from '../../api/records';
import { homeworkKinds } from '../../model/homework';
import { type DemoItem, demoItems } from './items';

const CityTime = Type.Tuple([Type.Integer(), Type.String()]);

const Homework = Type.Object({
  /** A demo account, or a teacher of the plan by his key. */
  owner: Type.String(),
  title: Type.String(),
  /** Path in the contents of the book of grade 7. */
  chapter: Type.String(),
  note: Type.Optional(Type.String()),
  /** `section (note): title`. */
  section: DemoLines,
  /** Files beside it: `file (as students read it): name in media`. */
  file: DemoLines,
  /** A list of `items`. */
  items: Type.String(),
  minutes: Type.Integer(),
  release: Type.Enum([0, 1, 2, 3]),
  rounds: Type.Integer(),
  /** Default: of questions. */
  kind: Type.Optional(Type.Enum(Object.keys(homeworkKinds) as (keyof typeof homeworkKinds)[])),
  isTemplate: Type.Optional(Type.Boolean()),
  isShared: Type.Optional(Type.Boolean()),
  /** The class that has it, how far it is, and from when to when: days from today, and the time of day in the city. */
  to: Type.Optional(Type.Enum(['own', 'other', 'foreign'])),
  progress: Type.Optional(Type.Enum(['running', 'correcting', 'corrected'])),
  from: Type.Optional(CityTime),
  until: Type.Optional(CityTime),
  isLateTaken: Type.Optional(Type.Boolean()),
  /** Its students may ask while it runs. */
  asks: Type.Optional(Type.Boolean()),
});
type Written = Static<typeof Homework>;

type Given = Required<Pick<Written, 'to' | 'progress' | 'from' | 'until'>>;

export interface DemoHomework extends Pick<Written, 'owner' | 'title' | 'chapter' | 'minutes' | 'release' | 'rounds'> {
  readonly slug: string;
  readonly note: string;
  readonly sections: readonly Section[];
  readonly items: readonly DemoItem[];
  readonly kind: (typeof homeworkKinds)[keyof typeof homeworkKinds];
  /** Names in `media`, and as students read them. */
  readonly files: readonly (readonly [file: string, name: string])[];
  readonly isTemplate: boolean;
  readonly isShared: boolean;
  readonly given?: Given & { readonly isLateTaken: boolean; readonly asks: boolean };
}

/** Homework of the demo city, in every state. */
export const demoHomework = (folder: string): DemoHomework[] =>
  readDemo(folder, 'homework.txt').map((record): DemoHomework => {
    const { to, progress, from, until, isLateTaken = false, asks = false, ...homework } = demoValues(Homework, record);
    const { owner, title, chapter, minutes, release, rounds } = homework;
    return {
      slug: record.name,
      owner,
      title,
      chapter,
      minutes,
      release,
      rounds,
      note: homework.note ?? '',
      sections: homework.section.map(({ text, note }) => ({ title: text, note })),
      items: demoItems(folder, homework.items),
      kind: homeworkKinds[homework.kind ?? 'questions'],
      files: homework.file.map(({ text, note }) => [text, note] as const),
      isTemplate: homework.isTemplate ?? false,
      isShared: homework.isShared ?? false,
      ...(to && progress && from && until && { given: { to, progress, from, until, isLateTaken, asks } }),
    };
  });
