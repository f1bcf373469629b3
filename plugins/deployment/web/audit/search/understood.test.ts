import { expect, test } from 'vitest';
import { understood, withTyped } from './understood';

const areas = [
  {
    id: 'session',
    title: 'Sign-in',
    acts: [
      { id: 'session.login', title: 'signed in' },
      { id: 'session.logout', title: 'signed out' },
    ],
  },
  { id: 'roster', title: 'Rosters', acts: [{ id: 'roster.export', title: 'exported the roster' }] },
];

test('a network address, an area, an act and a name are told apart', () => {
  expect(understood('10.20.4.18', areas)).toEqual({ act: '', address: '10.20.4.18', name: '' });
  expect(understood('fe80::1', areas)).toEqual({ act: '', address: 'fe80::1', name: '' });
  expect(understood(' rosters ', areas)).toEqual({ act: 'roster', address: '', name: '' });
  expect(understood('signed out', areas)).toEqual({ act: 'session.logout', address: '', name: '' });
  expect(understood('周文静', areas)).toEqual({ act: '', address: '', name: '周文静' });
});

test('of several words each is what it can be, and the rest is the name', () => {
  expect(understood('周文静 exported 10.20.4.18', areas)).toEqual({
    act: 'roster.export',
    address: '10.20.4.18',
    name: '周文静',
  });
  // both acts have it in their name
  expect(understood('signed', areas)).toEqual({ act: '', address: '', name: 'signed' });
  expect(understood('Lin Shu', areas)).toEqual({ act: '', address: '', name: 'Lin Shu' });
});

test('a name is who did it, and to whom it was done where only that is found', async () => {
  const search = new URLSearchParams('q=周文静&from=2026-11-01');
  const both = await withTyped(search, areas, async () => true);
  expect(both.get('who')).toBe('周文静');
  expect(both.has('q')).toBe(false);
  expect(both.get('from')).toBe('2026-11-01');
  const object = await withTyped(search, areas, async (wanted) => wanted.has('object'));
  expect([object.get('who'), object.get('object')]).toEqual([null, '周文静']);
  const nothing = await withTyped(search, areas, async () => false);
  expect(nothing.get('who')).toBe('周文静');
});

test('without words nothing is asked', async () => {
  const asked = await withTyped(new URLSearchParams('q=%20&who=liang'), areas, async () => {
    throw new Error('asked');
  });
  expect(asked.toString()).toBe('who=liang');
});
