import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { Tabs, tabId } from 'edutech/core/ui/navigation/Tabs';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { type AskedAgain, useAsked } from 'edutech/core/web/asking/use-asked';
import { useCall, useText } from 'edutech/core/web/hooks';
import { type ListedDoubt, reopenScanDoubt, type ScanStation, scanDoubts } from '../../../api';
import { Missing } from './Missing';

interface QueueProps {
  readonly station: ScanStation;
  readonly asked: AskedAgain<{ readonly doubts: readonly ListedDoubt[] }>;
  readonly doubtId: string | null;
  readonly onDoubt: (doubtId: string) => void;
}

/** Doubts that are open, those that were cleared with who and when, and scripts that are not complete. */
export function Queue({ station, asked, doubtId, onDoubt }: QueueProps) {
  const t = useText();
  const [tab, setTab] = useState('open');
  const { projectId, doubts, scripts } = station;
  const missing = scripts.all - scripts.arrived;
  const label = t('marking.scans.tabs');
  return (
    <section className="card">
      <Tabs
        label={label}
        current={tab}
        onChoose={setTab}
        items={[
          { id: 'open', label: t('marking.scans.tab.open'), count: doubts.open },
          { id: 'cleared', label: t('marking.scans.tab.cleared'), count: doubts.cleared },
          { id: 'missing', label: t('marking.scans.tab.missing'), count: missing },
        ]}
      />
      <div role="tabpanel" aria-labelledby={tabId(label, tab)} className="pad-4 marking-queue">
        {tab === 'open' && <Open asked={asked} doubtId={doubtId} onDoubt={onDoubt} />}
        {tab === 'cleared' && <Cleared projectId={projectId} count={doubts.cleared} onReopened={asked.again} />}
        {tab === 'missing' && <Missing station={station} />}
      </div>
    </section>
  );
}

function Open({ asked, doubtId, onDoubt }: Omit<QueueProps, 'station'>) {
  const t = useText();
  const doubts = asked.data?.doubts ?? [];
  return (
    <ListStates
      loading={asked.data === undefined && asked.error === undefined}
      error={asked.error}
      onRetry={asked.again}
      count={doubts.length}
      empty={{ title: t('marking.scans.open.empty'), text: t('marking.scans.open.empty.text') }}
    >
      <Stack as="ul" gap={2}>
        {doubts.map((doubt) => (
          <li key={doubt.doubtId}>
            <Button
              look={doubt.doubtId === doubtId ? 'soft' : 'quiet'}
              size="small"
              wide
              aria-pressed={doubt.doubtId === doubtId}
              onClick={() => onDoubt(doubt.doubtId)}
            >
              {t(`marking.scans.kind.${doubt.kind}`, { label: doubt.label })}
            </Button>
            <small className="note clip1">{t('marking.scans.where', doubt)}</small>
          </li>
        ))}
      </Stack>
    </ListStates>
  );
}

interface ClearedProps {
  readonly projectId: string;
  readonly count: number;
  readonly onReopened: () => void;
}

function Cleared({ projectId, count, onReopened }: ClearedProps) {
  const t = useText();
  const call = useCall();
  const asked = useAsked(scanDoubts, { projectId, isCleared: true }, { keeps: true });
  const doubts = asked.data?.doubts ?? [];
  const reopen = useAct(
    async (doubtId: string) => {
      await call(reopenScanDoubt, { projectId, doubtId });
      asked.again();
      onReopened();
    },
    { done: 'marking.scans.reopened' },
  );
  return (
    <ListStates
      loading={asked.data === undefined && asked.error === undefined}
      error={asked.error}
      onRetry={asked.again}
      count={Math.min(count, doubts.length)}
      empty={{ title: t('marking.scans.cleared.empty') }}
    >
      <Stack as="ul" gap={3}>
        {doubts.map(({ doubtId, kind, label, clearedBy, clearedAt, ...where }) => (
          <li key={doubtId}>
            <Row justify="between">
              <b>{t(`marking.scans.kind.${kind}`, { label })}</b>
              <Button look="quiet" size="small" busy={reopen.isBusy} onClick={() => void reopen.run(doubtId)}>
                {t('marking.scans.reopen')}
              </Button>
            </Row>
            <small className="note">
              {t('marking.scans.where', where)}
              {' · '}
              <span lang={langOf(clearedBy ?? '')}>{clearedBy}</span> <SaidMoment at={clearedAt as string} />
            </small>
          </li>
        ))}
      </Stack>
    </ListStates>
  );
}
