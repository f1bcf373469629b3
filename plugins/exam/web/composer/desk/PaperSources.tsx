import { type ReactNode, useState } from 'react';
import type { Stage } from 'edutech/core/common/teaching/stages';
import { SourceDeskContext } from 'edutech/plugins/questions/kit/ui/sources/source-desk';
import type { StageItem } from 'edutech/plugins/textbook/api';
import { itemsOf } from '../../../model/paper/document';
import { useComposer } from './composer-context';

interface PaperSourcesProps {
  readonly books: readonly StageItem[];
  readonly children: ReactNode;
}

/** Lets lists of questions put what they show on the paper. */
export function PaperSources({ books, children }: PaperSourcesProps) {
  const { desk, drag, remove, isLocked } = useComposer();
  const { subjectId, gradeId } = desk.values;
  const [stages] = useState(
    () =>
      new Map<string, Stage>(
        books.flatMap(({ stageId, subjectList }) =>
          subjectList.flatMap(({ gradeList }) => gradeList.map((grade) => [grade.gradeId, stageId] as const)),
        ),
      ),
  );
  const items = itemsOf(desk.document);
  const source = {
    subjectId: subjectId || undefined,
    stageId: stages.get(gradeId),
    itemOf: (questionId: string) => items.find((item) => item.questionId === questionId)?.id,
    add: (questions: Parameters<typeof desk.add>[0]) => desk.add(questions),
    remove,
    drag: (question: Parameters<typeof desk.add>[0][number] | null) => drag(question && { kind: 'question', question }),
    isLocked,
  };
  return <SourceDeskContext value={source}>{children}</SourceDeskContext>;
}
