import { expect, test } from 'vitest';
import type { Db } from 'edutech/core/server/data/db';
import type { DomainEvent, Events } from 'edutech/core/server/events/events';
import { termsChanged } from 'edutech/core/server/terms/terms';
import { KnownTerms } from './known-terms';

const now = new Date('2026-11-29T04:00:00Z');

/** A calendar of one term, and what says that it has changed. */
function calendar() {
  const hearing = new Map<string, (event: DomainEvent) => void>();
  const events = {
    on: (name: string, hear: (event: DomainEvent) => void) => {
      hearing.set(name, hear);
      return () => hearing.delete(name);
    },
  } as unknown as Events;
  const term = {
    id: 'autumn',
    name: '上学期',
    nameEn: 'Autumn',
    yearName: '',
    startsOn: '2026-09-01',
    endsOn: '2027-01-20',
  };
  let reads = 0;
  const db = { all: async () => [{ ...term, name: `${term.name}${++reads}` }] } as unknown as Db;
  return { events, db, change: () => hearing.get(termsChanged)?.({ name: termsChanged, payload: {} }) };
}

test('the term of a day is read once, and again when the calendar has changed or the day is over', async () => {
  const { events, db, change } = calendar();
  const terms = new KnownTerms(events);
  const nameAt = async (moment: Date) => (await terms.current(db, moment, 'zh-CN'))?.termName;
  expect(await nameAt(now)).toBe('上学期1');
  expect(await nameAt(now)).toBe('上学期1');
  change();
  expect(await nameAt(now)).toBe('上学期2');
  expect(await nameAt(new Date(now.getTime() + 86_400_000))).toBe('上学期3');
});
