import type { ReactNode } from 'react';
import { SourceDeskContext } from 'edutech/plugins/questions/kit/ui/sources/source-desk';
import { useDesk } from '../desk/desk-context';

interface QuestionsBesideProps {
  /** Stage of the book that one teaches with. */
  readonly stageId: string | undefined;
  readonly children: ReactNode;
}

/** Lets lists of questions put what they show on the sheet. */
export function QuestionsBeside({ stageId, children }: QuestionsBesideProps) {
  const { sheet, tier, drag, remove, isLocked } = useDesk();
  const { items, subjectId } = sheet.values;
  const desk = {
    subjectId,
    stageId,
    itemOf: (id: string) => items.find(({ questionId }) => questionId === id)?.itemId,
    add: (questions: Parameters<typeof sheet.add>[0]) => sheet.add(questions, tier),
    remove,
    drag: (question: Parameters<typeof sheet.add>[0][number] | null) => drag(question && { question }),
    isLocked,
  };
  return <SourceDeskContext value={desk}>{children}</SourceDeskContext>;
}
