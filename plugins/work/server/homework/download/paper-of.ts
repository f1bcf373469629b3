import type { Language } from 'edutech/core/common/languages';
import type { Db } from 'edutech/core/server/data/db';
import type { Paper, PaperSection, QuestionBank } from 'edutech/plugins/questions/api';
import type { Tier } from '../../../model/homework';
import { spaceOf } from 'edutech/plugins/questions/kit/common/types/paper-space';
import { type HomeworkKey, type HomeworkRow, selectHomeworkOf } from '../homework.queries';
import { loadItems, loadKeys, type SheetItem } from '../sheet';

interface Wanted {
  readonly language: Language;
  readonly withAnswers: boolean;
  /** Default: the items of all layers. */
  readonly tier?: Tier;
}

/** Homework as a paper, for who may have it. */
export async function paperOf(
  db: Db,
  bank: QuestionBank<Db>,
  key: HomeworkKey,
  { language, withAnswers, tier }: Wanted,
): Promise<Paper> {
  const homework = await selectHomeworkOf(db, key);
  const items = await loadItems(db, bank, homework, tier);
  const keys = withAnswers ? await loadKeys(db, bank, homework, items) : new Map();
  const questions = items.map(({ id, body, space }) => ({
    id,
    body,
    key: keys.get(id)?.key ?? {},
    space: spaceOf(space, body.type),
  }));
  const { title, note } = homework;
  const answers = withAnswers ? 'after' : 'none';
  return { title, note, sections: sectionsOf(homework, items), language, answers, questions };
}

/** Sections of the sheet; without any, its items follow each other. */
const sectionsOf = ({ sections }: HomeworkRow, items: readonly SheetItem[]): PaperSection[] =>
  sections.map(({ title, note }, at) => ({
    title: [title, note].filter(Boolean).join('　'),
    questions: items.filter(({ section }) => section === at).length,
  }));
