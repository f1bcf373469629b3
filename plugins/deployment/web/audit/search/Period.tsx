import { useIntl } from 'react-intl';
import { cityDay, type Day } from 'edutech/core/common/time/city-time';
import { dayAfter } from 'edutech/core/common/time/weeks';
import { useNow } from 'edutech/core/ui/hooks/use-now';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { DropItem, DropMenu } from 'edutech/core/ui/navigation/DropMenu';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { useText } from 'edutech/core/web/hooks';
import type { AuditFacts } from '../../../api';
import { type AuditQuery, usualDays } from '../../../model/audit-query';

interface PeriodProps {
  readonly query: AuditQuery;
  readonly asked: URLSearchParams;
  readonly since: AuditFacts['since'];
}

/** The spans that are offered, by how many days they go back. */
const spans = [0, 7, usualDays, 90] as const;

/** Of which days records are shown. */
export function Period({ query, asked, since }: PeriodProps) {
  const t = useText();
  const { formatDate } = useIntl();
  const today = cityDay(useNow());
  const said = (day: Day) => formatDate(`${day}T12:00:00Z`, { timeZone: 'UTC', month: 'numeric', day: 'numeric' });
  const offered = [
    ...spans.map((days) => ({ from: dayAfter(today, -days), words: t('deployment.audit.period', { days }) })),
    ...(since ? [{ from: cityDay(new Date(since)), words: t('deployment.audit.period.all') }] : []),
  ];
  const isShown = (from: Day) => query.until === today && query.from === from;
  return (
    <DropMenu
      className="chip"
      align="end"
      trigger={
        <>
          <Icon name="Calendar" size={16} />
          {offered.find(({ from }) => isShown(from))?.words ?? `${said(query.from)}–${said(query.until)}`}
          <Icon name="ChevronDown" size={16} />
        </>
      }
    >
      {offered.map(({ from, words }) => (
        <DropItem
          key={words}
          to={changed(asked, { from, until: today })}
          current={isShown(from)}
          checked={isShown(from)}
          preventScrollReset
        >
          {words}
        </DropItem>
      ))}
    </DropMenu>
  );
}
