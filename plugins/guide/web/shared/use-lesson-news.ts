import { useEffect, useRef } from 'react';
import { useLive } from 'edutech/core/web/hooks';
import { boardTopic } from '../../model/lesson/stage';

/** Calls `hear` when the class has written something, or what is shown has changed; after a lost connection, too. */
export function useLessonNews(assignmentId: string, hear: () => void): void {
  const live = useLive();
  const now = useRef(hear);
  // What is called is always the newest
  useEffect(() => {
    now.current = hear;
  });
  // Listens as long as the page is there
  useEffect(() => live.subscribe(`${boardTopic}:${assignmentId}`, () => now.current()), [live, assignmentId]);
}
