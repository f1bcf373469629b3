import { DemoLines, demoValues } from 'edutech/core/server/demo/demo-values';
import { readDemo } from 'edutech/core/server/demo/read-demo';
import { Type } from 'typebox';
import { emptyWord, type Level, type WordLanguage, wordLanguages, type WordText } from '../../model/word';

const Unit = Type.Object({
  language: Type.Enum([...wordLanguages]),
  book: Type.String(),
  title: Type.String(),
  level: Type.Integer(),
  /** `code of the book: title/title`; empty: of none. */
  chapter: Type.Optional(Type.String()),
  /** `code of the tree: title/title`. */
  reading: Type.Optional(Type.String()),
  writing: Type.Optional(Type.String()),
  /** `word (text): sound | part | meaning | example | its meaning | note | mistakes`. */
  word: DemoLines,
});

export interface DemoUnit {
  readonly slug: string;
  readonly language: WordLanguage;
  readonly book: string;
  readonly title: string;
  readonly level: Level;
  readonly chapter?: string;
  readonly reading?: string;
  readonly writing?: string;
  readonly words: readonly (WordText & { readonly mistakes: readonly string[] })[];
}

/** The units of the demo, with their words and what students write in place of these. */
export const demoUnits = (folder: string): DemoUnit[] =>
  readDemo(folder, 'words.txt').map((record) => {
    const { word, level, ...facts } = demoValues(Unit, record);
    return {
      ...facts,
      slug: record.name,
      level: level as Level,
      words: word.map(({ note: text, text: rest }) => {
        const [sound = '', part = '', meaning = '', example = '', exampleMeaning = '', note = '', wrong = ''] = rest
          .split('|')
          .map((cell) => cell.trim());
        const mistakes = wrong.split('、').filter(Boolean);
        return { ...emptyWord, text, sound, part, meaning, example, exampleMeaning, note, mistakes };
      }),
    };
  });
