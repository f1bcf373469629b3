import { expect, test } from 'vitest';
import { addressOfView, auditQuery, viewOf, wireSearch } from './audit-query';

const now = new Date('2026-11-21T17:00:00Z');

test('without a choice the last thirty days of the city are shown', () => {
  const query = auditQuery(new URLSearchParams(), now);
  expect(query).toMatchObject({ from: '2026-10-23', until: '2026-11-22', who: '', act: '' });
  expect(wireSearch(query)).toEqual({ from: '2026-10-22T16:00:00.000Z', until: '2026-11-22T16:00:00.000Z' });
});

test('an area and a single act are asked for in different ways', () => {
  const asked = (act: string) => wireSearch(auditQuery(new URLSearchParams({ act }), now));
  expect(asked('session')).toMatchObject({ area: 'session' });
  expect(asked('session.login')).toMatchObject({ act: 'session.login' });
  expect(asked('§$%')).not.toHaveProperty('act');
});

test('a group, sign-ins and only mine are asked for by their names, and what is none is left out', () => {
  const asked = (search: string) => wireSearch(auditQuery(new URLSearchParams(search), now));
  expect(asked('group=people&signIns=1&mine=1')).toMatchObject({ group: 'people', signIns: true, mine: true });
  expect(asked('group=chess&signIns=yes')).toEqual(asked(''));
});

test('days that are none are left out', () => {
  expect(auditQuery(new URLSearchParams({ from: '2026-13-45', until: 'x' }), now)).toMatchObject({
    from: '2026-10-23',
    until: '2026-11-22',
  });
});

test('a search that ends today is kept as so many days, any other from day to day', () => {
  const asked = (search: string, at = now) => auditQuery(new URLSearchParams(search), at);
  const week = viewOf(asked('from=2026-11-15&until=2026-11-22&group=people&mine=1'), now);
  expect(week).toEqual({ days: 7, group: 'people', mine: true });
  const later = new Date('2026-12-01T01:00:00Z');
  const shown = asked(addressOfView(week, later), later);
  expect(shown).toMatchObject({ from: '2026-11-24', until: '2026-12-01', group: 'people', mine: true, signIns: false });
  const past = viewOf(asked('from=2026-09-01&until=2026-09-07&act=role.setPost&who=liang'), now);
  expect(past).toEqual({ from: '2026-09-01', until: '2026-09-07', act: 'role.setPost', who: 'liang' });
  expect(viewOf(asked(addressOfView(past, later), later), later)).toEqual(past);
});
