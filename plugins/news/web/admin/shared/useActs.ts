import { useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import type { InputOf } from 'edutech/core/common/endpoint';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { useCall, useMessages } from 'edutech/core/web/hooks';
import { actOnArticles, type ActOutcome } from '../../../api';
import type { Act } from '../../../model/articles/acts';

/** What an act needs to know of an article. */
export interface Seen {
  readonly id: string;
  readonly version: number;
}
export type ActDetails = Omit<InputOf<typeof actOnArticles>, 'act' | 'articles'>;

/** What takes an act back within the seconds of the undo. */
const opposite: Partial<Record<Act, Act>> = { withdraw: 'restore', remove: 'unremove', submit: 'recall' };

/**
 * Does something with articles, says what came of it, and offers to take it back where that can be. Answers the outcome;
 * `null` when it was refused, which the call has said.
 */
export function useActs() {
  const call = useCall();
  const intl = useIntl();
  const messages = useMessages();
  const revalidator = useRevalidator();
  const sayUndo = useUndo();
  const send = (act: Act, seen: readonly Seen[], details: ActDetails) =>
    call(actOnArticles, { act, articles: seen.map(({ id, version }) => ({ id, version })), ...details });
  return async (act: Act, articles: readonly Seen[], details: ActDetails = {}): Promise<ActOutcome | null> => {
    const outcome = await send(act, articles, details).catch(() => null);
    if (!outcome) {
      await revalidator.revalidate();
      return null;
    }
    const back = opposite[act];
    const count = outcome.done.length;
    if (count > 0) sayUndo(`news.done.${act}`, { count }, back && (() => send(back, outcome.done, {})));
    for (const { title, key } of outcome.refused) {
      const reason = intl.formatMessage({ id: key, defaultMessage: key }, { name: '', count: 1 });
      messages.show('news.done.refused', { tone: 'warning', milliseconds: 8000, values: { title, reason } });
    }
    return outcome;
  };
}
