import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { isAppError, wireCodes } from 'edutech/core/common/errors';
import { isId } from 'edutech/core/common/ids';
import { Button } from 'edutech/core/ui/Button';
import { FluentRoot } from 'edutech/core/ui/fluent/FluentRoot';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import { useText } from 'edutech/core/web/hooks';
import type { LoaderArgs, PageHead } from 'edutech/core/web/plugin';
import { type OpenedSitting, openSitting } from '../../api';
import { isOver } from '../../model/sitting/states';
import { routes } from '../../routes';
import { Desk } from './desk/Desk';
import { OtherDevice } from './over/OtherDevice';
import { loadCodes, Over } from './over/Over';
import type { SittingClient } from './state/sitting-client';
import { deviceOf } from './state/sitting-storage';
import { useSitting } from './use-sitting';
import { WaitingRoom } from './waiting/WaitingRoom';

/** A student's sitting: the waiting room, the exam and its receipt are one page, so that nobody has to press anything. */
export const loader = async ({ kept, url, signal, storage }: LoaderArgs) => {
  const sittingId = url.searchParams.get('id');
  if (!isId(sittingId)) return null;
  const device = deviceOf(storage as Parameters<typeof deviceOf>[0]);
  const found = await kept(openSitting, { sittingId, device }, { signal }).catch((error: unknown) => {
    if (isAppError(error) && error.code === wireCodes.forbidden) return 'early' as const;
    throw error;
  });
  return found === 'early' ? found : { opened: found.data, heardAt: found.at };
};
type Data = Awaited<ReturnType<typeof loader>>;

/** The document is called as the exam is. */
export const head = (data: Data): PageHead => (data && data !== 'early' ? { title: data.opened.title } : {});

export function Page() {
  const data = useLoaderData<Data>();
  if (!data) return <NoExam why="none" />;
  if (data === 'early') return <NoExam why="early" />;
  const { sittingId, device } = data.opened;
  return (
    <FluentRoot>
      <Sitting key={`${sittingId}.${device}`} {...data} />
    </FluentRoot>
  );
}

/** In place of a sitting: there is none, or its room does not let anybody in yet. */
function NoExam({ why }: { readonly why: 'none' | 'early' }) {
  const t = useText();
  return (
    <main className="wrap pad-y-6">
      <EmptyState
        picture={why === 'early' ? 'signpost' : 'box'}
        title={t(`exam.sitting.${why}`)}
        text={t(`exam.sitting.${why}.text`)}
        actions={<Button to={routes.studentList.to()}>{t('exam.sitting.toList')}</Button>}
      />
    </main>
  );
}

function Sitting({ opened, heardAt }: { readonly opened: OpenedSitting; readonly heardAt: number }) {
  const client = useSitting(opened, heardAt);
  if (!client)
    return (
      <main className="wrap pad-y-6">
        <Skeletons shape="text" count={5} />
      </main>
    );
  return <Open client={client} />;
}

/** What stands on the page: by the clock, by what was handed in, and by whether this device is the one. */
function Open({ client }: { readonly client: SittingClient }) {
  useSignals();
  const { device, state } = client.times.value;
  const now = useServerTime(client);
  useNewDevice(client);
  useReadyForTheEnd();
  if (client.isLocked || isOver(state)) return <Over client={client} now={now} />;
  if (device !== 'own') return <OtherDevice device={device} opened={client.opened} />;
  const paper = client.paper.opened.value;
  return paper ? <Desk client={client} paper={paper} now={now} /> : <WaitingRoom client={client} now={now} />;
}

/** The server's time, told twice a second. */
function useServerTime(client: SittingClient): number {
  const [now, setNow] = useState(() => client.clock.now());
  // Ticks for as long as the page stands
  useEffect(() => {
    const timer = setInterval(() => setNow(client.clock.now()), 500);
    return () => clearInterval(timer);
  }, [client]);
  return now;
}

/** What is wanted where the network has gone is fetched while there is one. */
function useReadyForTheEnd(): void {
  // Once, as the page opens
  useEffect(() => {
    loadCodes().catch(() => undefined);
  }, []);
}

/** A device that was let is opened anew, with the answers of the other one. */
function useNewDevice(client: SittingClient): void {
  const { revalidate } = useRevalidator();
  // Follows what the server says of this device
  useEffect(
    () =>
      client.times.subscribe(({ device }) => {
        if (client.opened.device !== 'own' && device === 'own') void revalidate();
      }),
    [client, revalidate],
  );
}
