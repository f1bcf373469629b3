import { expect, test } from 'vitest';
import type { Asked } from '../stored-services';
import { wecom } from './wecom';

test('a title that somebody has typed is no link of its own in a text', () => {
  const card = { title: '<a href="https://example.com">领奖</a>', note: '2026-11-25 09:00:00', link: '' };
  expect(wecom.bodyOf({ agentId: '1' } as Asked, 'he.wei', card)).toMatchObject({
    msgtype: 'text',
    text: { content: '＜a href="https://example.com">领奖＜/a>\n2026-11-25 09:00:00' },
  });
});
