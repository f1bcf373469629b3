import { useCallback } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

/** A message in the reader's language, as a part of a page: `<T id="news.list.title" values={{ count }} />`. */
export const T = FormattedMessage;

/** The values of a message's placeholders when the result is a string. */
export type TextValues = Readonly<Record<string, string | number | boolean | Date | null | undefined>>;

/**
 * Messages as strings, for attributes and for code outside React: `text('news.list.search')`. With `prefix` the ids
 * continue after it: `useText('news.list')('search')`.
 */
export function useText(prefix = ''): (id: string, values?: TextValues) => string {
  const intl = useIntl();
  return useCallback(
    (id, values) => intl.formatMessage({ id: prefix ? `${prefix}.${id}` : id }, values),
    [intl, prefix],
  );
}
