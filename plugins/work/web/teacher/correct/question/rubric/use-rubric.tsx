import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import type { Media } from 'edutech/plugins/questions/kit/ui/question/content/media';
import { questionTypes } from 'edutech/plugins/questions/kit/common/types/question-types';
import { useCan } from 'edutech/core/ui/Can';
import { useMessages } from 'edutech/core/web/hooks';
import type { MarkDesk } from '../../desk/mark-desk';
import type { SheetData } from '../../frame/load-correct';
import type { QuestionState } from '../use-question';

const RubricDrawer = onDemand(() => import('../../../rubric/RubricDrawer').then((module) => module.RubricDrawer));

/** Changing the rubric while one corrects: who may, and the drawer. What colleagues change is read again. */
export function useRubric(data: SheetData, desk: MarkDesk, state: QuestionState, media: Media) {
  const { revalidate } = useRevalidator();
  const messages = useMessages();
  const [isOpen, setOpen] = useState(false);
  const mayAnswer = useCan(['homework_tea.answer']);
  const { column, cells } = state;
  const mayEdit = mayAnswer && data.sheet.isOwn && column.question.type >= questionTypes.calculation;
  const told = desk.rubrics.value;
  const heard = useRef(told);
  // A colleague has changed a rubric
  useEffect(() => {
    if (heard.current === told) return;
    heard.current = told;
    void revalidate();
  }, [told, revalidate]);
  const edit = mayEdit ? () => setOpen(true) : undefined;
  const drawer = isOpen && (
    <RubricDrawer
      homeworkId={data.wish.homeworkId}
      itemId={column.itemId}
      part={column.part}
      number={column.number}
      rubric={state.steps.rubric}
      of={column.of}
      isPublished
      marked={cells.filter(({ points, by }) => points !== null && by !== '').length}
      media={media}
      onDone={(again) => {
        setOpen(false);
        messages.show(again > 0 ? 'work.rubric.saved.again' : 'work.rubric.saved', {
          tone: 'success',
          values: { count: again },
        });
        void revalidate();
        void desk.loadItem(column.itemId, true);
      }}
      onClose={() => setOpen(false)}
    />
  );
  return { edit, drawer };
}
