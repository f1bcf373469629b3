import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Act } from '../../../model/articles/acts';
import { reviewAddress, tabAddress } from '../shared/addresses';
import { useArticleActs } from '../shared/use-article-acts';
import type { ReviewData } from './review-data';

export type AskedAct = 'return' | 'withdraw' | 'pin' | 'reschedule';

/** Decides about the article and goes on to the next that waits, as whoever reviews many wants it. */
export function useDecision(article: ReviewData, next: string | null) {
  const { busy, act } = useArticleActs();
  const navigate = useNavigate();
  const [asking, ask] = useState<AskedAct | null>(null);
  const goNext = () => void navigate(next ? reviewAddress(next) : tabAddress('waiting'));
  return {
    asking,
    busy: busy !== null,
    goNext,
    open: (what: AskedAct) => ask(what),
    close: () => ask(null),
    decide: async (what: Act, more: Parameters<typeof act>[2] = {}) => {
      const outcome = await act(what, [article], more);
      if (!outcome) throw new Error('refused');
      if (what === 'approve' || what === 'return') goNext();
      if (what === 'remove') void navigate(tabAddress('draft'));
    },
  };
}
export type Decision = ReturnType<typeof useDecision>;
