import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useNow } from 'edutech/core/ui/hooks/use-now';
import { useLive } from 'edutech/core/web/hooks';
import { practisesFor, practiceTopic } from '../../../model/practice/practice-topic';
import type { MonitorData } from './MonitorPage';

/** Loads the page anew when the class has practised; answers who practises now. */
export function usePractising({ assignmentId, people, now }: MonitorData): ReadonlySet<string> {
  const live = useLive();
  const { revalidate } = useRevalidator();
  // Listens as long as the page is there; after a lost connection, too
  useEffect(
    () => live.subscribe(`${practiceTopic}:${assignmentId}`, () => void revalidate()),
    [live, assignmentId, revalidate],
  );
  const [ahead] = useState(() => new Date(now).getTime() - Date.now());
  const since = useNow(15_000, ahead).getTime() - practisesFor;
  return new Set(
    people.filter(({ lastAt }) => lastAt && new Date(lastAt).getTime() > since).map(({ personId }) => personId),
  );
}
