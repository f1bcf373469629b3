import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { newId } from 'edutech/core/common/ids';
import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { useCall } from 'edutech/core/web/hooks';
import { answerItem, endPractice, revealItem } from '../../../api';
import type { PracticeItem, Reviewed } from '../../../api/practice';
import type { EntryKey } from '../../../api/records';
import type { PracticeData } from '../load-collection';

export type Grade = Reviewed['grade'];
type Revealed = OutputOf<typeof revealItem>;

/** How a question that was just answered came out. */
export interface Told {
  readonly reviewed: Reviewed;
  readonly key: EntryKey | null;
  readonly repeats: boolean;
}

/** The longest that one question counts: somebody went away. Seconds. */
const longest = 900;

/** Where a practice stands on this page: the question in hand, what was written, what was told of it. */
export function usePractice(practice: PracticeData, onTells: (tells: boolean) => void) {
  const call = useCall();
  const revalidator = useRevalidator();
  const open = practice.items.filter(({ reviewed }) => !reviewed);
  const [place, setPlace] = useState(open[0]?.place ?? 0);
  const [answers, setAnswers] = useState<readonly Answer[]>([]);
  const [told, setTold] = useState<Told | null>(null);
  const [revealed, setRevealed] = useState<Revealed | null>(null);
  const began = useRef(0);
  // a name for the answer to the question in hand: sent again, it is done once
  const name = useRef(newId());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question begins its own time
  useEffect(() => {
    began.current = Date.now();
  }, [place]);
  const item = practice.items.find((one) => one.place === place) as PracticeItem;

  const seconds = () => Math.min(longest, Math.round((Date.now() - began.current) / 1000));
  const send = async (grade?: Grade) => {
    const sent = {
      practiceId: practice.practiceId,
      reviewId: name.current,
      place,
      answers: [...answers],
      seconds: seconds(),
    };
    // what the platform cannot mark is rated instead, without a word of an error
    setTold(await call(answerItem, { ...sent, ...(grade && { grade }) }, { quiet: !grade }));
    if (!grade) onTells(true);
    await revalidator.revalidate();
  };
  const reveal = async () => setRevealed(await call(revealItem, { practiceId: practice.practiceId, place }));
  /** Marks what the platform can mark; where it cannot read the answer, one rates oneself. */
  const check = async () => {
    if (!item.isMarked) return reveal();
    try {
      await send();
    } catch {
      await reveal();
    }
  };
  const end = async () => {
    await call(endPractice, { practiceId: practice.practiceId });
    onTells(false);
    await revalidator.revalidate();
  };
  // one at a time; what was written stands when one of them fails
  const acts = { check, rate: send, end };
  const act = useAct((what: keyof typeof acts, grade?: Grade) => acts[what](grade), { changes: false });
  return {
    item,
    answers,
    told,
    revealed,
    busy: act.isBusy,
    setAnswer: (part: number, answer: Answer) =>
      setAnswers((before) =>
        Array.from({ length: Math.max(before.length, part + 1) }, (_, at) =>
          at === part ? answer : (before[at] ?? {}),
        ),
      ),
    check: () => act.run('check'),
    rate: (grade: Grade) => act.run('rate', grade),
    next: () => {
      onTells(false);
      const rest = practice.items.filter(({ reviewed, place: at }) => !reviewed && at !== place);
      const following = rest.find(({ place: at }) => at > place) ?? rest[0];
      if (!following) return void revalidator.revalidate();
      setPlace(following.place);
      setAnswers([]);
      setTold(null);
      setRevealed(null);
      name.current = newId();
    },
    end: () => act.run('end'),
  };
}
export type InPractice = ReturnType<typeof usePractice>;
