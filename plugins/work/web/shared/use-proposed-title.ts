import { useIntl } from 'react-intl';
import { cityTimeZone } from 'edutech/core/common/time/city-time';
import { useText } from 'edutech/core/web/hooks';

/** Longest title of homework. */
const most = 100;

/** What homework is called until somebody writes a title: today, its subject, its chapter. */
export function useProposedTitle(): (subject: string, chapter: string | null) => string {
  const intl = useIntl();
  const t = useText();
  return (subject, chapter) => {
    const date = intl.formatDate(Date.now(), { month: 'short', day: 'numeric', timeZone: cityTimeZone });
    const id = chapter ? 'work.create.proposed' : 'work.create.proposedWithoutChapter';
    return t(id, { date, subject, chapter }).trim().slice(0, most);
  };
}
