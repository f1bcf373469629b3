import { useSignals } from '@preact/signals-react/runtime';
import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { WatchMoment } from 'edutech/plugins/media/kit/common/watching';
import { WatchReporter } from 'edutech/plugins/media/kit/ui/viewer/watching/watch-reporter';
import { useServices } from 'edutech/core/web/hooks';
import { airPlace, airWatched } from '../../api';
import type { Lesson } from '../lesson/lesson';
import { secondParameter } from '../shared/addresses';

const dayMilliseconds = 86_400_000;
/** A place where one stopped is worth this long on this device. */
const lifetime = 60 * dayMilliseconds;

/**
 * Where the film begins, and who hears what is watched. Signed-in people go on at the second where they stopped, on
 * whatever device: the server knows it. Visitors go on where this device saw them last; nobody else hears of it. An
 * address may name a second.
 */
export function useWatching(lesson: Lesson) {
  useSignals();
  const { call, storage, session } = useServices();
  const [search] = useSearchParams();
  const id = lesson.resourceId;
  const key = `air_position_${id}`;
  // whoever looks on as somebody else leaves no trace of that person's
  const person = session.actedBy.value ? null : (session.user.value?.userId ?? null);
  const named = Number(search.get(secondParameter) ?? 0);
  const [stoppedAt, setStoppedAt] = useState(0);
  const [reporter, setReporter] = useState<WatchReporter | null>(null);

  // Reports what this person watches, for as long as this page shows this film
  useEffect(() => {
    if (!person) return;
    const made = new WatchReporter({
      id,
      storage,
      key: `air_watched_${person}`,
      send: (report, leaving) =>
        call(airWatched, report, { quiet: true, withoutSignIn: true, ...(leaving && { keepalive: true }) }),
    });
    const hide = () => document.visibilityState === 'hidden' && made.leave();
    const send = () => void made.flush();
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('online', send);
    setReporter(made);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('online', send);
      // another page of the platform: the film is gone, the network is not
      send();
      setReporter(null);
    };
  }, [call, storage, id, person]);

  // The server knows where one stopped; this device does for visitors, and for who was offline
  useEffect(() => {
    const here = storage.get<number>(key) ?? 0;
    if (!person) return setStoppedAt(here);
    if (!reporter) return;
    let isGone = false;
    const unsent = reporter.unsentSecond;
    call(airPlace, { id }, { quiet: true, withoutSignIn: true }).then(
      ({ second }) => !isGone && setStoppedAt(unsent ?? second),
      () => !isGone && setStoppedAt(here),
    );
    void reporter.flush();
    return () => {
      isGone = true;
    };
  }, [call, storage, key, id, person, reporter]);

  const hear = useCallback(
    (second: number, moment: WatchMoment) => {
      if (moment !== 'ended' && second > 0) storage.set(key, Math.floor(second), lifetime);
      else storage.remove(key);
      reporter?.hear(second, moment);
    },
    [storage, key, reporter],
  );
  return { startAt: named > 0 ? named : stoppedAt, hear };
}
