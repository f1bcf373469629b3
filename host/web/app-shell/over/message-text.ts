import type { IntlShape } from 'react-intl';
import type { MessageOptions } from 'edutech/core/web/services';

/** What a message says: the text of its id, else the finished sentence that came along, else itself (it is a sentence). */
export function textFor(
  intl: Pick<IntlShape, 'messages' | 'formatMessage'>,
  { text, values, otherwise }: MessageOptions & { readonly text: string },
): string {
  return text in intl.messages ? intl.formatMessage({ id: text }, { ...values }) : otherwise || text;
}
