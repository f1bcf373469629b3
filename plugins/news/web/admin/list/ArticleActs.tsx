import { useState } from 'react';
import type { Site } from 'edutech/core/common/organisation/sites';
import { Button } from 'edutech/core/ui/Button';
import { useCan } from 'edutech/core/ui/Can';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { ManyActs } from 'edutech/core/ui/table/choosing/ManyActs';
import { useText } from 'edutech/core/web/hooks';
import type { AdminArticle, Channel } from '../../../api';
import type { Act } from '../../../model/articles/acts';
import { type ActDetails, useArticleActs } from '../shared/use-article-acts';

const ReasonDialog = onDemand(() => import('../shared/ReasonDialog').then((part) => part.ReasonDialog));
const CopyDialog = onDemand(() => import('./CopyDialog').then((part) => part.CopyDialog));
const MoveDialog = onDemand(() => import('./MoveDialog').then((part) => part.MoveDialog));
const PinDialog = onDemand(() => import('./PinDialog').then((part) => part.PinDialog));

/** As many can be acted on at once; the server takes no more. */
const mostAtOnce = 50;
/** What can be done with several at once, in the order of the bar. */
const offered = ['submit', 'approve', 'return', 'withdraw', 'pin', 'move', 'remove'] as const satisfies readonly Act[];
const asking: readonly Act[] = ['return', 'withdraw', 'pin', 'move'];

interface ArticleActsProps {
  readonly articles: readonly AdminArticle[];
  readonly channels: readonly Channel[];
  readonly sites: readonly Site[];
  readonly onDone: () => void;
}

/** Acts on the chosen articles: each on those that allow it, whose number stands behind where it is not all. */
export function ArticleActs({ articles, channels, sites, onDone }: ArticleActsProps) {
  const t = useText();
  const { busy, act } = useArticleActs();
  const mayWrite = useCan(['news_admin.write']);
  const [open, setOpen] = useState<Act | 'copy' | null>(null);
  const able = (what: Act) => articles.filter(({ acts }) => acts.includes(what));
  const close = () => setOpen(null);
  const send = async (what: Act, details: ActDetails = {}) => {
    const outcome = await act(what, able(what), details);
    if (outcome) onDone();
  };
  if (articles.length > mostAtOnce) {
    return <span role="alert">{t('news.admin.tooMany', { most: mostAtOnce })}</span>;
  }
  return (
    <>
      <ManyActs
        offered={offered}
        chosen={articles}
        label={(what) => t(`news.act.${what}`)}
        isPrimary={(what) => what === 'approve'}
        busy={busy}
        onAct={(what) => (asking.includes(what) ? setOpen(what) : void send(what))}
      />
      {mayWrite && sites.length > 1 && (
        <Button size="small" icon="Copy" onClick={() => setOpen('copy')}>
          {t('news.act.copy')}
        </Button>
      )}
      {(open === 'return' || open === 'withdraw') && (
        <ReasonDialog
          act={open}
          count={able(open).length}
          onDone={(reason) => send(open, { reason })}
          onClose={close}
        />
      )}
      {open === 'pin' && <PinDialog onDone={(until) => send('pin', { until })} onClose={close} />}
      {open === 'move' && (
        <MoveDialog channels={channels} onDone={(typeId) => send('move', { typeId })} onClose={close} />
      )}
      {open === 'copy' && (
        <CopyDialog ids={articles.map(({ id }) => id)} sites={sites} onDone={onDone} onClose={close} />
      )}
    </>
  );
}
