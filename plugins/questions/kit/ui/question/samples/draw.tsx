import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import messages from '../../messages/en.json';
import { pictureFile, soundFile } from './questions';

export const media = { [pictureFile]: '/files/figure.png', [soundFile]: '/files/talk.mp3' };

/** What a part draws before any script runs, in English. */
export const drawn = (part: ReactNode): string =>
  renderToStaticMarkup(
    <IntlProvider locale="en" messages={messages}>
      {part}
    </IntlProvider>,
  );
