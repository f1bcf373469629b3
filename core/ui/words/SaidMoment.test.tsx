import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { SaidMoment } from './SaidMoment';

const now = new Date('2026-11-28T04:00:00Z');
const messages = { 'core.ui.moment.today': '今天 {time}' };
const said = (at: string) =>
  renderToStaticMarkup(
    <IntlProvider locale="zh-CN" messages={messages}>
      <SaidMoment at={at} now={now} />
    </IntlProvider>,
  ).replaceAll(/<[^>]*>/g, '');

test('the minutes after midnight have their hour', () => {
  expect(said('2026-11-27T16:46:00Z')).toBe('今天 0:46');
  expect(said('2026-11-28T00:05:00Z')).toBe('今天 8:05');
});

test('a day of another year says which', () => {
  expect(said('2026-09-01T00:00:00Z')).toBe('9月1日 8:00');
  expect(said('2025-09-01T00:00:00Z')).toBe('2025年9月1日 8:00');
});
