import { FormDialog } from 'edutech/core/ui/form/FormDrawer';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useText } from 'edutech/core/web/hooks';
import { isPossibleTime } from '../../../model/articles/acts';
import { PinDialog } from '../list/PinDialog';
import { MomentField } from 'edutech/core/ui/form/days/MomentField';
import { ReasonDialog } from '../shared/ReasonDialog';
import type { ReviewData } from './review-data';
import type { Decision } from './useDecision';

/** What acts ask for: a reason, the end of a pin, the times. */
export function ReviewDialogs({ article, decision }: { article: ReviewData; decision: Decision }) {
  const { asking, close, decide } = decision;
  if (asking === 'return' || asking === 'withdraw')
    return <ReasonDialog act={asking} count={1} onDone={(reason) => decide(asking, { reason })} onClose={close} />;
  if (asking === 'pin')
    return <PinDialog until={article.pinnedUntil} onDone={(until) => decide('pin', { until })} onClose={close} />;
  return asking === 'reschedule' ? <TimesDialog article={article} decision={decision} /> : null;
}

function TimesDialog({ article, decision }: { article: ReviewData; decision: Decision }) {
  const t = useText();
  const form = useForm<{ publishAt: string | null; expiresAt: string | null }>({
    name: 'news.times',
    initial: { publishAt: article.publishAt, expiresAt: article.expiresAt },
    check: ({ publishAt, expiresAt }) => {
      const [from, to] = [publishAt, expiresAt].map((text) => (text ? new Date(text) : null));
      return isPossibleTime(from ?? null, to ?? null, new Date()) ? {} : { expiresAt: 'news.error.time' };
    },
    save: (times) => decision.decide('reschedule', times),
    onSaved: decision.close,
  });
  const { error } = form.field('expiresAt');
  return (
    <FormDialog title={t('news.act.reschedule')} form={form} onClose={decision.close}>
      {article.state === 'scheduled' && (
        <MomentField
          label={t('news.field.publishAt')}
          value={form.values.publishAt}
          onChange={(publishAt) => form.set({ publishAt })}
        />
      )}
      <MomentField
        label={t('news.field.expiresAt')}
        hint={t('news.settings.expiresAt')}
        value={form.values.expiresAt}
        error={error && t('news.error.time')}
        onChange={(expiresAt) => form.set({ expiresAt })}
      />
    </FormDialog>
  );
}
