import { useAsked } from 'edutech/core/web/asking/use-asked';
import type { Id } from 'edutech/core/common/ids';
import { cityMinute } from 'edutech/core/common/time/city-time';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import { listRemarks } from '../../../../api';
import { RemarkedTable } from './RemarkPreview';

/** When the answer was changed before, by whom, and whose points that changed; nothing where it never was. */
export function RemarkRecord({ homeworkId, itemId }: { readonly homeworkId: Id; readonly itemId: Id }) {
  const t = useText();
  const { data: records = [] } = useAsked(listRemarks, { homeworkId, itemId }, { tells: true });
  if (records.length === 0) return null;
  return (
    <Stack as="section" packed className="work-remark-record">
      <h3>{t('work.remark.record')}</h3>
      {records.map(({ at, by, changes }) => (
        <details key={at}>
          <summary className="note pad-y-2 pressable">
            <time className="num" dateTime={at}>
              {cityMinute(new Date(at))}
            </time>{' '}
            {t('work.remark.record.line', { by, count: changes.length })}
          </summary>
          <RemarkedTable changes={changes} />
        </details>
      ))}
    </Stack>
  );
}
