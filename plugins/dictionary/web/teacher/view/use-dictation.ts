import { useEffect, useEffectEvent, useState } from 'react';
import type { Assignment } from '../create/assign-values';
import { useVoice } from '../../shared/use-voice';

/** Where the reading aloud is: which word, which time, whether it goes on by itself. */
interface Step {
  readonly at: number;
  readonly time: number;
}

/** Reads words aloud in their order: each so many times, with a pause to write after each time. */
export function useDictation({ wordList, repeats, gapSeconds, rate }: Assignment) {
  const voice = useVoice();
  const [gap, setGap] = useState(gapSeconds);
  const [times, setTimes] = useState(repeats);
  const [step, setStep] = useState<Step>({ at: 0, time: 0 });
  const [isOn, setOn] = useState(false);
  const word = wordList[step.at];
  const say = useEffectEvent(() => word && voice.say(word, rate));
  const goOn = useEffectEvent(() => {
    if (step.time + 1 < times) return setStep({ at: step.at, time: step.time + 1 });
    if (step.at + 1 < wordList.length) return setStep({ at: step.at + 1, time: 0 });
    setOn(false);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step says its word, and goes on after the pause
  useEffect(() => {
    if (!isOn) return;
    say();
    const timer = setTimeout(goOn, gap * 1000);
    return () => clearTimeout(timer);
  }, [isOn, step, gap]);
  const move = (by: number) =>
    setStep(({ at }) => ({ at: Math.min(wordList.length - 1, Math.max(0, at + by)), time: 0 }));
  return {
    word,
    step,
    isOn,
    gap,
    times,
    isSilent: voice.isSilent,
    setGap,
    setTimes,
    move,
    turn: () => setOn(!isOn),
    sayAgain: () => word && voice.say(word, rate),
  };
}
