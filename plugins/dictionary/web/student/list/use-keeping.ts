import { useEffect } from 'react';
import { useOffline } from 'edutech/core/web/hooks';
import { myDay } from '../../../api';
import { routes } from '../../../routes';
import type { DayData } from '../load-day';

/** Lays open homework with its recordings on the device, so that it can be practised where there is no network. */
export function useKeeping({ day, isKept }: DayData): void {
  const offline = useOffline();
  // After each answer of the server, not after one that this device has kept
  useEffect(() => {
    if (isKept) return;
    offline.keepPage(routes.studentList.path);
    offline.keepPage(routes.practise.path);
    const open = day.assignments.filter(({ done, tasks }) => done < tasks);
    for (const { assignmentId } of open)
      void offline.call(myDay, { assignmentId }, { quiet: true }).then(
        ({ data }) =>
          offline.files(
            data.words.flatMap(({ audioId, audio, audioBytes }) =>
              audioId && audio ? [{ fileId: audioId, address: audio, bytes: audioBytes }] : [],
            ),
          ),
        () => undefined,
      );
  }, [offline, day, isKept]);
}
