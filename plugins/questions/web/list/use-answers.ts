import { useState } from 'react';
import { useCall } from 'edutech/core/web/hooks';
import { questionKeys } from '../../api';
import type { KeyOf, Question } from '../../api/records';

/** An answer that is shown, or on its way (`null`); none (`undefined`) where nobody has asked for it. */
export type ShownAnswer = KeyOf | null | undefined;

/** Answers of the newest version, or of an older one: each is asked for when it is first looked at, and forgotten with the page. */
export function useAnswers(version?: number) {
  const call = useCall();
  const [shown, setShown] = useState<ReadonlyMap<string, ShownAnswer>>(new Map());
  const put = (id: string, answer: ShownAnswer) =>
    setShown((before) => {
      const next = new Map(before);
      if (answer === undefined) next.delete(id);
      else next.set(id, answer);
      return next;
    });
  const turn = async ({ id }: Question) => {
    if (shown.has(id)) return put(id, undefined);
    put(id, null);
    try {
      const [answer] = await call(questionKeys, { ids: [id], ...(version !== undefined && { version }) });
      // hidden again meanwhile: it stays so
      setShown((before) => (before.has(id) ? new Map(before).set(id, answer) : before));
    } catch {
      put(id, undefined); // the call has shown the error
    }
  };
  return { of: (id: string): ShownAnswer => shown.get(id), turn: (question: Question) => void turn(question) };
}
