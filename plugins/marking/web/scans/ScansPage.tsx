import { useEffect, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { useNarrow } from 'edutech/core/ui/hooks/use-narrow';
import { KeyHints } from 'edutech/core/ui/keys/KeyHints';
import { usePageKeys } from 'edutech/core/ui/keys/use-page-keys';
import { Split } from 'edutech/core/ui/layout/Split';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useCall, useLive, useText } from 'edutech/core/web/hooks';
import type { LoaderArgs, PageHead } from 'edutech/core/web/plugin';
import type { Preparation } from 'edutech/plugins/questions/api';
import { PreparedDownload } from 'edutech/plugins/questions/kit/ui/prepared/PreparedDownload';
import { pauseBatch, printLabels, printNamedSheets, type ScanStation, scanDoubts, scanStation } from '../../api';
import { scansTopic } from '../../model/scans/topics';
import { Desk } from './desk/Desk';
import { deskKeys } from './desk/keys';
import { ImportPanel } from './ImportPanel';
import { Batches } from './lists/Batches';
import { Queue } from './lists/Queue';
import { StationSteps } from './StationSteps';

/** What is printed before an exam: the whole sheet for each student, or a label to be stuck on it. */
const prints = { named: printNamedSheets, labels: printLabels };

export const loader = ({ call, url, signal }: LoaderArgs) =>
  call(scanStation, { projectId: url.searchParams.get('project') ?? '' }, { signal });

export const head = ({ title }: ScanStation): PageHead => ({ title });

/** Scans come in, are read, and what the machine doubts is cleared by keys. */
export function Page() {
  const t = useText();
  const call = useCall();
  const station = useLoaderData<ScanStation>();
  const { projectId, batches } = station;
  const isNarrow = useNarrow();
  const open = useAsked(scanDoubts, { projectId, isCleared: false }, { keeps: true });
  const [doubtId, setDoubtId] = useState<string | null>(null);
  useFollowing(projectId, open.again);
  const running = batches.find(({ state }) => state === 'waiting' || state === 'reading');
  const stopped = batches.find(({ state }) => state === 'paused' || state === 'failed');
  const turn = running ?? stopped;
  const pause = useAct(
    async () => turn && call(pauseBatch, { projectId, batchId: turn.batchId, isPaused: turn === running }),
    { done: running ? 'marking.scans.paused' : 'marking.scans.resumed' },
  );
  const [printed, setPrinted] = useState<{ readonly title: string; readonly preparation: Preparation } | null>(null);
  const print = useAct(
    async (kind: keyof typeof prints) =>
      setPrinted({ title: `marking.scans.${kind}`, preparation: await call(prints[kind], { projectId }) }),
    { changes: false },
  );
  usePageKeys(({ key }) => {
    if (key !== ' ' || !turn) return false;
    void pause.run();
    return true;
  });
  return (
    <PageFrame
      title={<span lang={langOf(station.title)}>{station.title}</span>}
      note={t('marking.scans.note')}
      end={
        <>
          {(['named', 'labels'] as const).map((kind) => (
            <Button key={kind} icon="Print" busy={print.isBusy} onClick={() => void print.run(kind)}>
              {t(`marking.scans.${kind}`)}
            </Button>
          ))}
          {turn && (
            <Button icon={running ? 'Pause' : 'Play'} busy={pause.isBusy} onClick={() => void pause.run()}>
              {t(running ? 'marking.scans.pause' : 'marking.scans.resume')}
            </Button>
          )}
        </>
      }
    >
      <KeyHints hints={deskKeys} />
      <Stack gap={4}>
        <StationSteps station={station} />
        {isNarrow && <p className="note">{t('marking.scans.phone')}</p>}
        <Split side={280} until={1024}>
          {isNarrow ? (
            <ImportPanel station={station} />
          ) : (
            <Desk
              projectId={projectId}
              doubts={open.data?.doubts ?? []}
              asked={open}
              doubtId={doubtId}
              onDoubt={setDoubtId}
              start={<ImportPanel station={station} />}
            />
          )}
          <Stack as="aside" gap={4}>
            <Queue station={station} asked={open} doubtId={doubtId} onDoubt={setDoubtId} />
            <Batches batches={batches} />
            {!isNarrow && (open.data?.doubts.length ?? 0) > 0 && <ImportPanel station={station} />}
          </Stack>
        </Split>
      </Stack>
      {printed && (
        <PreparedDownload
          preparation={printed.preparation}
          title={t(printed.title)}
          onEnd={() => setPrinted(null)}
          onClose={() => setPrinted(null)}
        />
      )}
    </PageFrame>
  );
}

/** Follows what others do and what the machine reads. */
function useFollowing(projectId: string, again: () => void): void {
  const live = useLive();
  const { revalidate } = useRevalidator();
  // Hears of changes
  useEffect(
    () =>
      live.subscribe(`${scansTopic}:${projectId}`, () => {
        void revalidate();
        again();
      }),
    [live, projectId, revalidate, again],
  );
}
