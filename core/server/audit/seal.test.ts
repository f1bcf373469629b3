import { expect, test } from 'vitest';
import { firstHash, sealOf, type StoredRecord } from './seal';

const record: StoredRecord = {
  id: '0'.repeat(32),
  createdAt: new Date('2026-11-21T08:00:00.123Z'),
  act: 'role.grant',
  actorKind: 'person',
  personId: '1'.repeat(32),
  roleId: null,
  schoolId: null,
  objectKind: 'post',
  objectId: '2'.repeat(32),
  reason: '',
  facts: { b: 1, a: 'x' },
  address: '10.0.0.1',
};

test('the order in which facts come back does not matter', () => {
  expect(sealOf({ ...record, facts: { a: 'x', b: 1 } }, firstHash)).toEqual(sealOf(record, firstHash));
});

test('every field and the seal before make a difference', () => {
  const seals = [
    sealOf(record, firstHash),
    sealOf(record, sealOf(record, firstHash)),
    ...Object.keys(record).map((field) => {
      const other = field === 'createdAt' ? new Date(0) : field === 'facts' ? { a: 'x' } : 'other';
      return sealOf({ ...record, [field]: other }, firstHash);
    }),
  ];
  expect(new Set(seals.map((seal) => seal.toString('hex'))).size).toBe(seals.length);
});
