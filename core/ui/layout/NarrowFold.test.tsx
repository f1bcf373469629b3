import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import { NarrowFold } from './NarrowFold';

it('hides nothing before scripts run', () => {
  const html = renderToStaticMarkup(
    <IntlProvider locale="en" messages={{}}>
      <NarrowFold chosen={['chosen']}>choices</NarrowFold>
    </IntlProvider>,
  );
  expect(html).toBe('choices');
});
