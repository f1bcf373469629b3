import { expect, test } from 'vitest';
import type { Calls } from 'edutech/core/web/call';
import { newId } from 'edutech/core/common/ids';
import { MarkDesk } from './mark-desk';

test('a remark that was saved is the one that its paper shows when somebody comes back to it', async () => {
  const [one, other] = [newId(), newId()];
  const people = [one, other].map((attemptId) => ({ attemptId, name: '', remark: '旧评语' }));
  const call = ((_endpoint: unknown, { itemId }: { itemId?: string }) =>
    Promise.resolve(itemId ? { people, cells: [], media: [] } : { count: 1 })) as unknown as Calls;
  const person = { id: newId(), name: '周文静' };
  const desk = new MarkDesk({ call, homeworkId: newId(), person } as never);
  await desk.loadItem(newId());
  await desk.remark(one, '有进步，继续努力');
  expect(desk.people.value.map(({ remark }) => remark)).toEqual(['有进步，继续努力', '旧评语']);
});
