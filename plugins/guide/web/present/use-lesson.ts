import { useCallback, useEffect, useRef, useState } from 'react';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useCall, useLive } from 'edutech/core/web/hooks';
import { blockAnswers, formGroups, openLesson, type OpenedLesson, steerLesson } from '../../api';
import { isByGroup } from '../../model/lesson/groups';
import { inLessonOrder, isItem } from '../../model/book/document';
import { boardTopic, openingStage, type Stage } from '../../model/lesson/stage';

/**
 * The lesson as the projector and its remote share it: either steers, both show the same. What is pressed is shown at once and
 * sent behind it; the last one wins.
 */
export function useLesson(opened: OpenedLesson) {
  const call = useCall();
  const live = useLive();
  const { assignmentId } = opened.given;
  const blocks = inLessonOrder(opened.blocks);
  // of the server's clock, less this device's: a timer ends for all at once
  const [ahead] = useState(() => +new Date(opened.now) - Date.now());
  const [stage, setStage] = useState<Stage>(() =>
    opened.stage.blockId === null ? openingStage(blocks) : opened.stage,
  );
  const current = blocks.find(({ id }) => id === stage.blockId) ?? blocks[0] ?? null;
  const answers = useAsked(blockAnswers, current ? { assignmentId, blockId: current.id, named: false } : null, {
    keeps: true,
  });
  const lesson = useAsked(openLesson, { assignmentId }, { keeps: true });
  const now = useRef({ again: () => undefined as unknown, stage });
  // What is heard acts on what is shown now
  useEffect(() => {
    now.current = {
      stage,
      again: () => {
        answers.again();
        lesson.again();
      },
    };
  });
  // The class writes, and the remote steers
  useEffect(
    () =>
      live.subscribe(`${boardTopic}:${assignmentId}`, (news) => {
        const told = (news as { stage?: Stage } | null)?.stage;
        if (told) setStage(told);
        else now.current.again();
      }),
    [live, assignmentId],
  );
  const steer = useCallback(
    (change: Partial<Stage>) => {
      const next = { ...now.current.stage, ...change };
      now.current = { ...now.current, stage: next };
      setStage(next);
      // the call says what went wrong
      void call(steerLesson, { assignmentId, stage: next }).catch(() => undefined);
    },
    [call, assignmentId],
  );
  const groups = lesson.data?.groups ?? opened.groups;
  const form = useAct(async (size: number | null) => {
    await call(formGroups, { assignmentId, size });
    now.current.again();
  });
  const at = blocks.findIndex(({ id }) => id === current?.id);
  const steps = current?.parts.length ?? 0;
  const step = Math.min(Math.max(1, stage.step), Math.max(1, steps));
  const goTo = (index: number) => {
    const block = blocks[Math.min(Math.max(index, 0), blocks.length - 1)];
    if (block && block.id !== current?.id)
      steer({ blockId: block.id, step: 1, showsAnswers: false, itemId: null, timerEnds: null, picked: '' });
  };
  return {
    blocks,
    current,
    at,
    stage,
    step,
    steps,
    answers: answers.data,
    submitted: lesson.data?.submitted ?? opened.submitted,
    students: opened.given.students,
    steer,
    groups,
    /** As the teacher chose it last; else about as many as most groups have. */
    groupSize: groups.length === 0 ? null : Math.round(groups.flat().length / groups.length),
    formGroups: form.run,
    /** The block is inquired in class: groups may answer it. */
    mayGroup: current !== null && isByGroup(current, [[]]),
    goTo,
    next: () => (step < steps ? steer({ step: step + 1, blockId: current?.id ?? null }) : goTo(at + 1)),
    previous: () => (step > 1 ? steer({ step: step - 1 }) : goTo(at - 1)),
    toggleAnswers: () => steer({ showsAnswers: !stage.showsAnswers, blockId: current?.id ?? null }),
    startTimer: () =>
      steer({ timerEnds: stage.timerEnds === null ? Date.now() + ahead + (current?.minutes || 5) * 60_000 : null }),
    /** When the timer ends, by this device's clock. */
    timerEnds: stage.timerEnds === null ? null : stage.timerEnds - ahead,
    pick: () => {
      const { names } = opened;
      if (names.length > 0) steer({ picked: names[Math.floor(Math.random() * names.length)]! });
    },
    firstItem: current?.parts.slice(0, step).findLast(isItem)?.id ?? null,
  };
}
export type Lesson = ReturnType<typeof useLesson>;
