import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { QrCode } from 'edutech/core/ui/codes/QrCode';
import { CopyButton } from 'edutech/core/ui/CopyButton';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useCall, useText } from 'edutech/core/web/hooks';
import { renewCalendarFeed } from '../../../api';

/** The address under which a calendar reads the lessons: made when it is wanted, copied, scanned, renewed. */
export function FeedPanel({ address }: { readonly address: string | null }) {
  const t = useText();
  const call = useCall();
  const [shown, show] = useState(address);
  const [isScanned, setScanned] = useState(false);
  const renew = useAct(async () => show((await call(renewCalendarFeed, {})).address), { changes: false });
  // what calendar programs subscribe to, rather than read once
  const subscribed = shown?.replace(/^https?:/, 'webcal:') ?? '';
  return (
    <Panel title={t('organisation.timetable.feed')}>
      <Stack gap={3} justify="start" className="pad-x-4 pad-b-4">
        <p className="note">{t('organisation.timetable.feed.text')}</p>
        {shown ? (
          <>
            <code className="code clip1 within">{subscribed}</code>
            <Row wrap>
              <CopyButton words={subscribed}>{t('organisation.timetable.feed.copy')}</CopyButton>
              <Button look="quiet" onClick={() => setScanned(!isScanned)} aria-expanded={isScanned}>
                {t('organisation.timetable.feed.scan')}
              </Button>
              <Button look="quiet" icon="ArrowClockwise" busy={renew.isBusy} onClick={() => void renew.run()}>
                {t('organisation.timetable.feed.renew')}
              </Button>
            </Row>
            {isScanned && (
              <QrCode text={subscribed} label={t('organisation.timetable.feed')} className="organisation-feed-code" />
            )}
          </>
        ) : (
          <Button icon="Calendar" busy={renew.isBusy} onClick={() => void renew.run()}>
            {t('organisation.timetable.feed.make')}
          </Button>
        )}
      </Stack>
    </Panel>
  );
}
