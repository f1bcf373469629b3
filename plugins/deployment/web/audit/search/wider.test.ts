import { expect, test } from 'vitest';
import { findWider } from './wider';

const facts = { since: '2026-01-05T00:00:00Z' };
const now = new Date('2026-11-24T08:00:00Z');
const asked = (search: string) => new URLSearchParams(search);

test('of a group without records the other groups are offered first', async () => {
  const wider = await findWider(asked('group=content'), facts, async ({ group }) => !group, now);
  expect(wider).toMatchObject({ without: 'group' });
  expect(wider!.address).not.toContain('group');
});

test('then sign-ins, then everybody, and the whole time last', async () => {
  const search = asked('who=liang&from=2026-11-01&until=2026-11-02');
  expect(await findWider(search, facts, async ({ signIns }) => signIns === true, now)).toMatchObject({
    without: 'signIns',
  });
  expect(await findWider(search, facts, async ({ who }) => !who, now)).toMatchObject({ without: 'names' });
  const days = await findWider(search, facts, async ({ from }) => from.startsWith('2026-01'), now);
  expect(days).toMatchObject({ without: 'days' });
  expect(days!.address).toContain('from=2026-01-05');
  expect(days!.address).toContain('who=liang');
});

test('of an empty log nothing is offered', async () => {
  expect(await findWider(asked('group=content'), { since: null }, async () => false, now)).toBeNull();
});
