import { useEffect, useRef, useState } from 'react';
import type { Id } from 'edutech/core/common/ids';
import { useServices } from 'edutech/core/web/hooks';
import { type DeskNotes, noNotes, readNotes, writeNotes } from '../state/desk-notes';

/** Seconds of work are noted so often. */
const notedEvery = 10;

/** What this device remembers of the work besides the answers; `seconds` counts while the page is in front. */
export function useNotes(attemptId: Id) {
  const { storage, session } = useServices();
  const person = session.user.peek()?.userId ?? '';
  const [notes, setNotes] = useState<DeskNotes>(() => (person ? readNotes(storage, person, attemptId) : noNotes));
  const latest = useRef(notes);
  const change = (changes: Partial<DeskNotes>) => {
    latest.current = { ...latest.current, ...changes };
    setNotes(latest.current);
    writeNotes(storage, person, attemptId, latest.current);
  };
  // Counts the seconds in which the page is looked at
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      latest.current = { ...latest.current, seconds: latest.current.seconds + 1 };
      setNotes(latest.current);
      if (latest.current.seconds % notedEvery === 0) writeNotes(storage, person, attemptId, latest.current);
    }, 1000);
    return () => clearInterval(timer);
  }, [storage, person, attemptId]);
  return {
    ...notes,
    change,
    /** Marks an item to be looked at again, or takes the mark away. */
    flag: (itemId: Id) =>
      change({
        flags: notes.flags.includes(itemId) ? notes.flags.filter((one) => one !== itemId) : [...notes.flags, itemId],
      }),
  };
}
export type Notes = ReturnType<typeof useNotes>;
