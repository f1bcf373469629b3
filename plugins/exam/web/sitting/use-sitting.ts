import { useServices } from 'edutech/core/web/hooks';
import { useAnswers } from 'edutech/plugins/questions/kit/ui/answers/use-answers';
import type { OpenedSitting } from '../../api';
import { SittingClient } from './state/sitting-client';
import { deviceOf } from './state/sitting-storage';

/** The sitting for as long as its page stands; null until this device's journal has been read. */
export function useSitting(opened: OpenedSitting, heardAt: number): SittingClient | null {
  const { call, live, offline, storage, uploads } = useServices();
  return useAnswers(
    (answering) =>
      SittingClient.open(opened, heardAt, {
        ...answering,
        call,
        live,
        offline,
        storage,
        uploads,
        device: deviceOf(storage),
      }),
    'answers in an exam',
  );
}
