import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import type { EveningOfChild } from '../../api';
import messages from '../../messages/en.json';
import { Week } from './Week';

test('a day to come is said to come, and has no minutes yet', () => {
  const week = [
    { day: '2026-11-24', minutes: 0 },
    { day: '2026-11-25', minutes: 35 },
    { day: '2026-11-26', minutes: null },
  ];
  const found = { week, limit: 90, now: '2026-11-25T11:30:00Z' } as unknown as EveningOfChild;
  const html = renderToStaticMarkup(
    <IntlProvider locale="en" messages={messages}>
      <Week found={found} />
    </IntlProvider>,
  );
  expect([...html.matchAll(/<svg[^>]*aria-label="([^"]+)"/g)].map(([, label]) => label)).toEqual([
    'Tuesday: 0 minutes',
    'Wednesday: 35 minutes',
    'Thursday: still to come',
  ]);
});
