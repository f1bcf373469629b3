import type { InputOf } from 'edutech/core/common/endpoint';
import { useActsOneByOne } from 'edutech/core/ui/form/saving/use-acts-one-by-one';
import { useCall } from 'edutech/core/web/hooks';
import { actOnArticles, type ActOutcome } from '../../../api';
import type { Act } from '../../../model/articles/acts';

export type ActDetails = Omit<InputOf<typeof actOnArticles>, 'act' | 'articles'>;

const opposites: Partial<Record<Act, Act>> = { withdraw: 'restore', remove: 'unremove', submit: 'recall' };

/** Acts on articles. */
export function useArticleActs() {
  const call = useCall();
  return useActsOneByOne<Act, ActDetails, ActOutcome>({
    send: (act, articles, details) => call(actOnArticles, { act, articles, ...details }),
    opposites,
    area: 'news',
    nameOf: ({ title }) => title,
  });
}
