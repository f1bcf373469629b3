import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useLive } from 'edutech/core/web/hooks';
import { deskSubject, deskTopic } from '../../model/live';

/** Reads the page's data again when students of these classes ask, open hints or look at answers. */
export function useDeskNews(classes: readonly { readonly classId: string; readonly subjectId: string }[]): void {
  const live = useLive();
  const { revalidate } = useRevalidator();
  const subjects = classes.map(({ classId, subjectId }) => deskSubject(classId, subjectId)).join(' ');
  // Hears of changes for as long as the page is there
  useEffect(() => {
    const stops = subjects
      .split(' ')
      .filter((subject) => subject !== '')
      .map((subject) => live.subscribe(`${deskTopic}:${subject}`, () => void revalidate()));
    return () => {
      for (const stop of stops) stop();
    };
  }, [live, revalidate, subjects]);
}
