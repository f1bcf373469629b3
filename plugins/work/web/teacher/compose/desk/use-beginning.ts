import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { composeAddress } from '../../../shared/addresses';
import type { ComposeData } from '../load-compose';
import type { SheetDesk } from '../sheet/use-sheet';
import { placeOf } from '../start';
import type { Retitled } from './use-titling';

/** What a sheet begins with is put on it once: a journal that goes on has it already. */
export function useBeginning(
  { beginsWith, classes, homework, questions, tiersOf, values }: ComposeData,
  sheet: SheetDesk,
  retitled: Retitled,
) {
  const navigate = useNavigate();
  const isDone = useRef(false);
  // The sheet is there: the questions that one came with go on it
  useEffect(() => {
    if (isDone.current || !beginsWith) return;
    isDone.current = true;
    // what is taken off the sheet later must not come back by a reload
    if (homework) void navigate(composeAddress(homework.homeworkId), { replace: true, preventScrollReset: true });
    const open = questions.filter(({ id }) => sheet.values.items.every(({ questionId }) => questionId !== id));
    const [first] = open;
    if (!first) return;
    sheet.add(open, null, undefined, tiersOf);
    const { subjectId, gradeId } = placeOf(classes, first, values);
    const isElsewhere = subjectId !== values.subjectId || gradeId !== values.gradeId;
    // the chapter that was proposed is one of another subject or grade
    if (values.items.length === 0 && isElsewhere)
      sheet.change(
        retitled(sheet.values, { subjectId, gradeId, nodeId: undefined }, { subject: first.subject, chapter: null }),
      );
  });
}
