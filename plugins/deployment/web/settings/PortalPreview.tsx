import { Panel } from 'edutech/core/ui/Card';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { Values } from './values/setting-values';

/** How head and foot of public pages read with what is typed, without what is empty: a school has no name of its own there. */
export function PortalPreview({ values }: { readonly values: Values }) {
  const t = useText();
  const typed = (name: string) => String(values[name] ?? '').trim();
  const foot = [
    typed('organiser') && t('deployment.change.preview.organiser', { organiser: typed('organiser') }),
    typed('hotline') && t('deployment.change.preview.hotline', { hotline: typed('hotline') }),
    typed('icpRecord'),
    typed('policeRecord'),
    typed('siteCode') && t('deployment.change.preview.siteCode', { code: typed('siteCode') }),
  ].filter(Boolean);
  const hasHead = typed('platformName') !== '' || typed('cityName') !== '';
  if (!hasHead && foot.length === 0) return null;
  return (
    <Panel title={t('deployment.change.preview')}>
      <Stack gap={2} className="pad-x-4 pad-b-4">
        {hasHead && (
          <>
            <small className="muted">{t('deployment.change.preview.head')}</small>
            <Row wrap className="ground round pad-3">
              <img src="/favicon.svg" alt="" width={24} height={24} />
              <b className="breaks">{typed('platformName')}</b>
              <span className="muted size-13">{typed('cityName')}</span>
            </Row>
          </>
        )}
        {foot.length > 0 && (
          <>
            <small className="muted">{t('deployment.change.preview.foot')}</small>
            <Stack gap={1} className="ground round pad-3 size-13">
              {foot.map((line) => (
                <span key={line} className="breaks">
                  {line}
                </span>
              ))}
            </Stack>
          </>
        )}
      </Stack>
    </Panel>
  );
}
