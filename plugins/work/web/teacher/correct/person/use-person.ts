import { useEffect, useState } from 'react';
import type { Id } from 'edutech/core/common/ids';
import type { MarkedStudent } from '../../../../api/marking';
import type { InkChoice } from 'edutech/plugins/questions/kit/ui/ink/ink-tools';
import type { MarkDesk } from '../desk/mark-desk';
import type { SheetData } from '../frame/load-correct';
import { type PaperItem, useGiving } from '../giving/use-giving';

/** Correcting by person: whose paper, which question of it, and what is done with it. */
export function usePerson(desk: MarkDesk, data: SheetData) {
  const people = desk.people.value;
  const [attempt, setAttempt] = useState<Id | null>(data.wish.attemptId);
  const [wanted, setWanted] = useState<string | null>(data.wish.itemId && `${data.wish.itemId}/${data.wish.part ?? 0}`);
  const [ink, setInk] = useState<InkChoice>({ tool: 'hand', color: 'red' });
  const at = people.findIndex(({ attemptId }) => attemptId === attempt);
  const person = people[at] ?? null;
  const items = person ? paperOf(desk, data, person) : [];
  const current = items.find(({ column }) => column.id === wanted) ?? items.find(isOpen) ?? items[0] ?? null;
  const { forget, ...giving } = useGiving({
    desk,
    current,
    rubric: current?.column.partKey.rubric,
    name: person?.name ?? '',
    onGiven: ({ column }) => setWanted(column.id),
  });

  // Begins with the first whose paper is open
  useEffect(() => {
    if (person || people.length === 0) return;
    setAttempt((people.find(hasOpen) ?? people[0])!.attemptId);
  }, [person, people]);

  // A paper begins at what is open on it
  const begin = wanted === null && current ? current.column.id : null;
  useEffect(() => {
    if (begin && attempt) scrollToItem(begin);
  }, [begin, attempt]);

  const choose = (id: string | null) => {
    forget();
    setWanted(id);
    if (id) scrollToItem(id);
  };
  const goTo = (next: Id | undefined) => {
    if (!next) return false;
    void desk.flush();
    choose(null);
    setAttempt(next);
    return true;
  };
  return {
    people,
    person,
    at,
    items,
    current,
    ink,
    setInk,
    choose,
    goTo,
    ...giving,
    student: (step: number) => goTo(people[at + step]?.attemptId),
    /** To the question before or after. */
    item: (step: number) => {
      const now = current ? items.indexOf(current) : -1;
      const next = items[now + step];
      if (next) choose(next.column.id);
    },
    /** To the next open question of the paper, else to the next student with one. */
    nextOpen: () => {
      const now = current ? items.indexOf(current) : -1;
      const next = items.slice(now + 1).find(isOpen) ?? items.find((item) => item !== current && isOpen(item));
      if (next) {
        void desk.flush();
        return choose(next.column.id);
      }
      const round = [...people.slice(at + 1), ...people.slice(0, Math.max(0, at))];
      goTo((round.find(hasOpen) ?? people[at + 1])?.attemptId);
    },
  };
}
export type PersonState = ReturnType<typeof usePerson>;

const scrollToItem = (id: string) =>
  document.getElementById(`paper-${id.replace('/', '-')}`)?.scrollIntoView({ block: 'nearest' });

const isOpen = ({ cell }: PaperItem): boolean => cell.points === null;
const hasOpen = ({ open, state }: MarkedStudent): boolean => open > 0 && state !== 4;

/** The questions of a student's paper whose answers are loaded. */
function paperOf(desk: MarkDesk, { columns }: SheetData, { attemptId }: MarkedStudent): PaperItem[] {
  const cells = desk.cells.value;
  return columns.flatMap((column) => {
    const cell = cells.get(`${attemptId}/${column.id}`);
    return cell ? [{ column, cell }] : [];
  });
}
