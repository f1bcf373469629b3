import { useRef, useState } from 'react';
import { pointStep } from 'edutech/plugins/questions/kit/common/question-body';
import { useMessages } from 'edutech/core/web/hooks';
import { nothingTyped, typePoints } from '../rules/typed-points';

/** What points are typed for: full points, and whether the student has written nothing. */
interface Scale {
  readonly of: number;
  readonly isBlank: boolean;
}

/** Points that a teacher types digit by digit: a zero is asked for twice, and points off the scale are refused. */
export function useTypedPoints() {
  const messages = useMessages();
  const [asksZero, setAsksZero] = useState(false);
  const typed = useRef(nothingTyped);
  const refuse = (of: number): void => {
    messages.show('work.error.offScale', { tone: 'warning', values: { of, step: pointStep } });
  };
  return {
    /** A zero waits for its second press. */
    asksZero,
    /** Points were given: no zero waits any more. */
    answered: () => setAsksZero(false),
    /** Something else is marked now. */
    forget: () => {
      typed.current = nothingTyped;
      setAsksZero(false);
    },
    refuse,
    /** `give` gets the points that a key completes, and whether the key continued what was typed before. */
    type: (key: string, scale: Scale, give: (points: number, continues: boolean) => void): void => {
      const continues = typed.current.text !== '';
      const result = typePoints(key, typed.current, { ...scale, now: Date.now() });
      typed.current = result.typed;
      setAsksZero(result.kind === 'zero');
      if (result.kind === 'points') give(result.points, continues);
      if (result.kind === 'offScale') refuse(scale.of);
    },
  };
}
