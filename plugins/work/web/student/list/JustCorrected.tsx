import { FormattedNumber } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { MyHomework } from '../../../api/answering';
import { addressOf } from './HomeworkCard';

/** What came back last. */
export function JustCorrected({ homework }: { readonly homework: MyHomework }) {
  const t = useText();
  const { title, points, of, remark } = homework;
  return (
    <Panel title={t('work.today.corrected')}>
      <Stack justify="start" gap={2} className="card-body work-st-corrected">
        <b>{title}</b>
        <p className="note">
          {t('work.today.correctedRate', {
            rate: (
              <FormattedNumber
                value={of > 0 ? (points ?? 0) / of : 0}
                style="percent"
                minimumFractionDigits={1}
                maximumFractionDigits={1}
              />
            ),
          })}
        </p>
        {remark !== '' && <blockquote className="t-13">{remark}</blockquote>}
        <Button look="soft" to={addressOf(homework)}>
          {t('work.today.act.released')}
        </Button>
      </Stack>
    </Panel>
  );
}
