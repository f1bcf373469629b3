import { newId } from 'edutech/core/common/ids';
import { questionTypes } from 'edutech/plugins/questions/kit/common/types/question-types';
import { blocksOf, type PresetWords } from '../paper/blocks';
import type { PaperDocument, PaperPart } from '../paper/document';
import type { AutoRules } from './rules';

/** A place of the composed paper that is taken over. */
export interface ChosenItem {
  readonly row: number;
  readonly questionId: string;
  readonly version: number;
  readonly points: readonly number[];
  readonly isKept: boolean;
}

/** Words of the paper, in its language. */
export interface PaperWords {
  readonly blocks: PresetWords;
  /** Titles of the parts: choices, and all others. */
  readonly parts: readonly [choices: string, others: string];
  typeName(type: number): string;
}

const { singleChoice, multipleChoice, trueFalse } = questionTypes;
const choices: readonly number[] = [singleChoice, multipleChoice, trueFalse];

/** The document of a public examination with these questions: a section for each row, choices in a part of their own. */
export function documentOf(
  rules: AutoRules,
  items: readonly ChosenItem[],
  minutes: number,
  words: PaperWords,
): PaperDocument {
  const sections = rules.rows.flatMap(({ type }, row) => {
    const ofRow = items.filter((item) => item.row === row);
    if (ofRow.length === 0) return [];
    const isChoice = choices.includes(type);
    const placed = ofRow.map(({ questionId, version, points, isKept }) => ({
      id: newId(),
      questionId,
      version,
      points: [...points],
      ...(isKept && { isKept }),
    }));
    return [{ isChoice, section: { id: newId(), title: words.typeName(type), note: '', items: placed } }];
  });
  const partOf = (isChoice: boolean, title: string): PaperPart[] => {
    const own = sections.filter((one) => one.isChoice === isChoice).map(({ section }) => section);
    return own.length > 0 ? [{ id: newId(), title, sections: own }] : [];
  };
  const parts = [...partOf(true, words.parts[0]), ...partOf(false, words.parts[1])];
  const points = items.flatMap((item) => item.points).reduce((sum, one) => sum + one, 0);
  return {
    blocks: blocksOf('standard', words.blocks),
    sheet: { size: 'a4', fillTo: 1 },
    // a paper of one part has no titles of parts
    parts: parts.length > 1 ? parts : parts.length === 1 ? [{ ...parts[0]!, title: '' }] : [emptyPart()],
    target: { points, minutes, difficulty: rules.difficulty },
  };
}

const emptyPart = (): PaperPart => ({ id: newId(), title: '', sections: [] });
