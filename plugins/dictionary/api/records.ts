import Type, { type Static } from 'typebox';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { modes, skills } from '../model/modes';
import { longest, wordLanguages } from '../model/word';

export const LanguageOf = Type.Enum([...wordLanguages]);
export const LevelOf = Type.Enum([1, 2, 3]);
export const ModeOf = Type.Enum([...modes]);
export const SkillOf = Type.Enum([...skills]);
export const GradeOf = Type.Enum([1, 2, 3, 4]);

/** What somebody writes of a word. */
export const WordTextOf = Type.Object({
  text: Type.String({ minLength: 1, maxLength: longest.text, pattern: '\\S' }),
  sound: Type.String({ maxLength: longest.sound }),
  part: Type.String({ maxLength: longest.part }),
  meaning: Type.String({ maxLength: longest.meaning }),
  example: Type.String({ maxLength: longest.example }),
  exampleMeaning: Type.String({ maxLength: longest.example }),
  note: Type.String({ maxLength: longest.example }),
});

/** A word as pages show it; addresses of picture and audio hold for a minute. */
export const Word = Type.Object({
  wordId: Id,
  unitId: Id,
  language: LanguageOf,
  ...WordTextOf.properties,
  picture: Maybe(Type.String()),
  audio: Maybe(Type.String()),
  audioId: Maybe(Id),
  /** Size of the audio in bytes; 0 without one. */
  audioBytes: Type.Integer(),
  /** Recorded by a person or made by a program; null: the browser's voice speaks. */
  audioKind: Maybe(Type.Enum(['recorded', 'made'])),
});
export type Word = Static<typeof Word>;
