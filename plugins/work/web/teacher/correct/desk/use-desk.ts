import { useEffect } from 'react';
import { useServices } from 'edutech/core/web/hooks';
import { indexedJournalStore } from 'edutech/plugins/questions/kit/ui/journal/indexed-journal-store';
import { type JournalStore, memoryJournalStore } from 'edutech/plugins/questions/kit/ui/journal/journal-store';
import { effect } from '@preact/signals-react';
import { type MarkMessage, markTopic } from '../../../../model/marking/mark-message';
import type { SheetData } from '../frame/load-correct';
import { type DeskParts, MarkDesk } from './mark-desk';

/** The desk of this tab: it stays while one goes from view to view. */
let open: { readonly key: string; readonly desk: MarkDesk } | null = null;

/** The one that is open, as long as the same is corrected by the same person; else a new one in its place. */
function deskFor(parts: Omit<DeskParts, 'store'>, ownStore: () => JournalStore): MarkDesk {
  const { homeworkId, assignmentId, isAnonymous, person } = parts;
  const key = `${person.id}/${homeworkId}/${assignmentId ?? ''}/${isAnonymous}`;
  if (open?.key === key) return open.desk;
  const before = open?.desk;
  const fresh = new MarkDesk({ ...parts, store: ownStore() });
  open = { key, desk: fresh };
  // what the desk before has not sent yet is taken up by this one
  void Promise.resolve(before?.stop()).then(() => fresh.open());
  return fresh;
}

/** The one set of marks under the three views, for this homework; another one takes its place when something else is corrected. */
export function useDesk({ wish, sheet }: SheetData): MarkDesk {
  const { homeworkId, assignmentId, isAnonymous } = wish;
  const { call, live, session, storage } = useServices();
  const { user, isShared } = session;
  const person = { id: user.value?.userId ?? '', name: user.value?.name ?? '' };
  const desk = deskFor({ call, homeworkId, assignmentId, isAnonymous, person }, () =>
    isShared.peek() ? memoryJournalStore() : indexedJournalStore(storage),
  );
  // classes whose colleagues are heard
  const heard = sheet.classes.map((one) => one.assignmentId).join(' ');
  // Hears colleagues, and reads afresh what they did while the line was broken
  useEffect(() => {
    const leave = heard
      .split(' ')
      .filter(Boolean)
      .map((assignment) => live.subscribe<MarkMessage>(`${markTopic}:${assignment}`, (told) => desk.hear(told)));
    let wasConnected: boolean | null = null;
    leave.push(
      effect(() => {
        const isConnected = live.connected.value;
        if (isConnected && wasConnected === false) desk.refresh();
        if (isConnected || wasConnected !== null) wasConnected = isConnected;
      }),
    );
    return () => {
      for (const end of leave) end();
    };
  }, [live, desk, heard]);
  return desk;
}
