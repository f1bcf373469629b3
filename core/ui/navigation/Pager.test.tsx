import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import messages from '../messages/en.json';
import { Pager } from './Pager';

const drawn = (address: string, props: React.ComponentProps<typeof Pager>) =>
  renderToStaticMarkup(
    <IntlProvider locale="en" messages={messages}>
      <MemoryRouter initialEntries={[address]}>
        <Pager {...props} />
      </MemoryRouter>
    </IntlProvider>,
  );

it('draws nothing of an empty list', () => {
  expect(drawn('/news_list', { total: 0, size: 10 })).toBe('');
});

it('says at the end of a list that nothing more comes', () => {
  expect(drawn('/news_list', { total: 10, size: 10 })).toBe(
    '<p class="pager"><span class="pager-total">10 items, all shown</span></p>',
  );
  expect(drawn('/news_list?page=9', { total: 95, size: 10 })).not.toContain('all shown');
  expect(drawn('/news_list?page=10', { total: 95, size: 10 })).toContain('95 items, all shown');
});

it('keeps the other parameters of the address', () => {
  const html = drawn('/news_list?typeid=3&page=2', { total: 95, size: 10 });
  expect(html).toContain('href="/news_list?typeid=3&amp;page=3"');
  expect(html).toContain('href="/news_list?typeid=3"');
  expect(html).toContain('<input type="hidden" name="typeid" value="3"/>');
});

it('says which page one is on, and how many things there are', () => {
  const html = drawn('/news_list?page=2', { total: 95, size: 10 });
  expect(html).toMatch(/aria-current="page"[^>]*>2</);
  expect(html).toContain('95 items');
});

it('takes a page beyond the end for the last', () => {
  expect(drawn('/news_list?page=99', { total: 95, size: 10 })).toMatch(/aria-current="page"[^>]*>10</);
});

it('offers the sizes of a page where they may be chosen', () => {
  expect(drawn('/work/list', { total: 95, size: 15, sizes: [15, 30, 60] })).toContain('30 per page');
});
