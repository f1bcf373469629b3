import { chineseNumeral } from 'edutech/core/common/teaching/numerals';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Database } from 'edutech/core/server/data/database';
import type { Db } from 'edutech/core/server/data/db';
import type { QuestionBank } from 'edutech/plugins/questions/api';
import { spaceOf } from 'edutech/plugins/questions/kit/common/types/paper-space';
import { answeredParts, type QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import { versionKey } from 'edutech/plugins/questions/kit/common/version-key';
import type { ExamPapers, OutlineItem, PaperOutline } from '../../api';
import { type PaperDocument, type PaperItem, sectionsOf } from '../../model/paper/document';
import { isChosenFrom } from '../../model/paper/figures/choice';
import { withPoints } from '../../model/paper/with-points';
import { readPapers } from './paper-reader';
import { selectPaper } from './papers.queries';
import { documentOf } from './papers.routes';
import { versionsOf } from './validate-paper';

interface Parts {
  readonly bank: QuestionBank<Db>;
  readonly database: Database;
}

/** Papers as other areas know them: what is answered, and for how many points. */
export const examPapers = ({ bank, database }: Parts): ExamPapers<Db, SignedIn> => ({
  outline: async (db, actor, paperId) => {
    const paper = await selectPaper(db, actor, paperId);
    const document = documentOf(paper);
    const bodies = await database.read(readPapers, (all) => bank.bodies(all, versionsOf(document)));
    const sections = outlineSections(document, (item) => bodies.get(versionKey(item)));
    return {
      schoolId: paper.schoolId,
      paperId: paper.id,
      title: document.blocks.title.text || paper.title,
      sections,
    };
  },
});

/** What is answered in each section; items whose question is not there are left out, and sections without items. */
export function outlineSections(
  document: PaperDocument,
  bodyOf: (item: PaperItem) => QuestionBody | undefined,
): PaperOutline['sections'] {
  let number = 0;
  return sectionsOf(document)
    .map((section) => ({
      title: section.title,
      choosesOne: isChosenFrom(section),
      items: section.items.flatMap((item) => {
        const body = bodyOf(item);
        if (!body) return [];
        number += 1;
        return answersOf(item, withPoints(body, item.points), number);
      }),
    }))
    .filter(({ items }) => items.length > 0)
    .map(({ title, ...section }, at) => ({ title: `${chineseNumeral(at + 1)}、${title}`, ...section }));
}

function answersOf(item: PaperItem, body: QuestionBody, number: number): OutlineItem[] {
  const parts = answeredParts(body);
  return parts.map((part, at) => ({
    itemId: item.id,
    part: at,
    label: parts.length > 1 ? `${number}(${at + 1})` : String(number),
    type: part.type,
    options: part.options?.length ?? 0,
    gaps: part.gaps?.length ?? 0,
    points: part.points,
    space: spaceOf(parts.length > 1 ? null : item.space, part.type),
  }));
}
