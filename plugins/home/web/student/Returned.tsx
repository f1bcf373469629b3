import { FormattedNumber } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { StudentHome } from '../../api';

/** What came back last. */
export function Returned({ returned }: { readonly returned: StudentHome['returned'] }) {
  const t = useText();
  if (!returned) return null;
  const { title, rate, remark, path } = returned;
  return (
    <Panel title={t('home.returned')}>
      <Stack gap={1} justify="start" className="pad-x-4 pad-b-4">
        <b>{title}</b>
        {rate !== null && (
          <p className="note">
            {t('home.returned.rate', {
              rate: (
                <FormattedNumber value={rate} style="percent" minimumFractionDigits={1} maximumFractionDigits={1} />
              ),
            })}
          </p>
        )}
        {remark && <blockquote className="t-13">{remark}</blockquote>}
        <Button look="soft" to={path}>
          {t('home.returned.see')}
        </Button>
      </Stack>
    </Panel>
  );
}
