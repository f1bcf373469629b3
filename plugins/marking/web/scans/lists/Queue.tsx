import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { Tabs, tabId } from 'edutech/core/ui/navigation/Tabs';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { type AskedAgain, useAsked } from 'edutech/core/web/asking/use-asked';
import { useCall, useText } from 'edutech/core/web/hooks';
import { type ListedDoubt, reopenScanDoubts, type ScanStation, scanDoubts } from '../../../api';
import { Missing } from './Missing';
import { bulkAnswers, type DoubtKind } from '../../../model/scans/doubts';
import { PagesOfStudent } from './PagesOfStudent';
import { SameKind } from './SameKind';

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
          { id: 'pages', label: t('marking.scans.tab.pages') },
        ]}
      />
      <div role="tabpanel" aria-labelledby={tabId(label, tab)} className="pad-4 marking-queue">
        {tab === 'open' && <Open projectId={projectId} asked={asked} doubtId={doubtId} onDoubt={onDoubt} />}
        {tab === 'cleared' && <Cleared projectId={projectId} count={doubts.cleared} onReopened={asked.again} />}
        {tab === 'missing' && <Missing station={station} />}
        {tab === 'pages' && <PagesOfStudent projectId={projectId} />}
      </div>
    </section>
  );
}

function Open({ projectId, asked, doubtId, onDoubt }: Omit<QueueProps, 'station'> & { readonly projectId: string }) {
  const t = useText();
  const [together, setTogether] = useState<DoubtKind | null>(null);
  const doubts = asked.data?.doubts ?? [];
  return (
    <ListStates
      loading={asked.data === undefined && asked.error === undefined}
      error={asked.error}
      onRetry={asked.again}
      count={doubts.length}
      empty={{ title: t('marking.scans.open.empty'), text: t('marking.scans.open.empty.text') }}
    >
      <Stack gap={4}>
        {[...Map.groupBy(doubts, ({ kind }) => kind)].map(([kind, same]) => (
          <Stack as="ul" gap={2} key={kind}>
            {same.length > 1 && bulkAnswers[kind] && (
              <Row as="li" justify="between">
                <small className="note num">{t('marking.scans.same', { count: same.length })}</small>
                <Button look="quiet" size="small" onClick={() => setTogether(kind)}>
                  {t('marking.scans.together')}
                </Button>
              </Row>
            )}
            {same.map((doubt) => (
              <li key={doubt.doubtId}>
                <button
                  type="button"
                  className={classNames(
                    'bare',
                    'frameless',
                    'text-start',
                    'wide',
                    'pad-2',
                    'round',
                    'pressable',
                    doubt.doubtId === doubtId && 'tint-brand',
                  )}
                  aria-pressed={doubt.doubtId === doubtId}
                  onClick={() => onDoubt(doubt.doubtId)}
                >
                  <b className="block">{t(`marking.scans.kind.${doubt.kind}`, { label: doubt.label })}</b>
                  <small className="note clip1">{t('marking.scans.where', doubt)}</small>
                </button>
              </li>
            ))}
          </Stack>
        ))}
      </Stack>
      {together && (
        <SameKind
          projectId={projectId}
          kind={together}
          doubts={doubts.filter(({ kind }) => kind === together)}
          onChanged={asked.again}
          onClose={() => setTogether(null)}
        />
      )}
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
      await call(reopenScanDoubts, { projectId, doubtIds: [doubtId] });
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
