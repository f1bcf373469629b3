import { useEffect, useRef, useState } from 'react';
import { type Ink, type InkLayer, withLayer } from 'edutech/plugins/questions/kit/common/ink/ink';
import type { MarkTask, Turn } from '../../../api';
import { giveAll, givingOf, moveStep, nothingGiven, type Scale, takeAway, typeKey } from '../../../model/marks/giving';
import { idleMinutes, type Problem } from '../../../model/marks/rules';
import type { TurnQueue } from './turn-queue';

type Flag = Turn['flags'][number];

/** Seconds that a mark is counted for at most: somebody who went for tea was not reading. */
const longest = 600;

/** What is being given to the answer at hand, and the acts on it. */
export function useGiving(queue: TurnQueue, task: MarkTask, isPaused: boolean) {
  const { current } = queue;
  const scale: Scale = { of: task.points, step: task.step, steps: task.steps };
  const [giving, setGiving] = useState(() => nothingGiven(scale));
  const [flags, setFlags] = useState<readonly Flag[]>([]);
  /** What was drawn, and what it was before each line. */
  const [ink, setInk] = useState<readonly [now: Ink, ...before: Ink[]]>([[]]);
  const [shown, setShown] = useState<string | null>(null);
  const since = useRef(0);
  const key = current ? `${current.turnId}/${current.givenAt ?? ''}` : null;
  if (key !== shown) {
    setShown(key);
    setGiving(current ? givingOf(scale, current.points, current.steps) : nothingGiven(scale));
    setFlags(current?.flags ?? []);
    setInk([current?.ink ?? []]);
  }
  // The time of an answer begins when it is shown
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the answer
  useEffect(() => {
    since.current = Date.now();
  }, [key]);
  // A pause is no time of the answer, nor are the minutes before it in which nothing was done
  useEffect(() => {
    if (!isPaused) return;
    const spent = Math.max(0, Date.now() - since.current - idleMinutes * 60_000);
    return () => {
      since.current = Date.now() - spent;
    };
  }, [isPaused]);
  const seconds = () => Math.min(longest, Math.round((Date.now() - since.current) / 100) / 10);
  return {
    scale,
    giving,
    flags,
    ink: ink[0],
    draw: (layer: InkLayer) => setInk((all) => [withLayer(all[0], layer), ...all]),
    undoInk: () => setInk(([now, last = now, ...rest]) => [last, ...rest]),
    setGiving,
    type: (digit: string) => setGiving((before) => typeKey(before, scale, digit)),
    all: (share: 0 | 1) => setGiving(giveAll(scale, share)),
    move: (by: number) => setGiving((before) => moveStep(before, by)),
    /** Takes a digit away, or where there is none goes back to the last mark. */
    back: () => {
      const before = takeAway(giving);
      const [last] = queue.last.value;
      if (before) setGiving(before);
      else if (last) queue.change(last);
    },
    toggle: (flag: Flag) =>
      setFlags((before) => (before.includes(flag) ? before.filter((one) => one !== flag) : [...before, flag])),
    submit: () => {
      const { points, steps } = giving;
      if (!current || points === null) return;
      const given = steps.flatMap((one) => one ?? []);
      queue.give({ points, steps: given, flags: [...flags], problem: null, note: '', ink: ink[0], seconds: seconds() });
    },
    report: (problem: Problem) => {
      if (current) queue.give({ points: null, steps: [], flags: [], problem, note: '', seconds: seconds() });
    },
  };
}
export type GivingState = ReturnType<typeof useGiving>;
