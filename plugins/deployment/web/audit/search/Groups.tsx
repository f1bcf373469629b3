import { Chip } from 'edutech/core/ui/Chip';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { useText } from 'edutech/core/web/hooks';
import type { AuditCounts } from '../../../api';
import { type ActGroup, actGroups } from '../../../model/act-groups';
import type { AuditQuery } from '../../../model/audit-query';
import { Counted } from './Counted';

interface GroupsProps {
  readonly query: AuditQuery;
  readonly asked: URLSearchParams;
  /** Undefined while they are counted: the chips are there at once, numbers follow. */
  readonly counts: AuditCounts | undefined;
}

/** What records are about, with how many there are of each, where there are any. */
export function Groups({ query, asked, counts }: GroupsProps) {
  const t = useText();
  const shown = (counts?.groups ?? []).filter(({ group }) => query.signIns || group !== 'signIn');
  const all = counts && {
    count: shown.reduce((sum, { count }) => sum + count, 0),
    isMore: shown.some(({ isMore }) => isMore),
  };
  const of = (group: ActGroup) => counts?.groups.find((one) => one.group === group);
  const isOffered = (group: ActGroup) =>
    group === query.group || (of(group)?.count !== 0 && (query.signIns || group !== 'signIn'));
  return (
    <fieldset className="filter-chips shrink" aria-label={t('deployment.audit.groups')}>
      <Chip selected={query.group === ''} to={changed(asked, { group: null })}>
        {t('deployment.audit.group.all')} <Counted of={all} />
      </Chip>
      {actGroups.filter(isOffered).map((group) => (
        <Chip key={group} selected={query.group === group} to={changed(asked, { group })}>
          {t(`deployment.audit.group.${group}`)} <Counted of={of(group)} />
        </Chip>
      ))}
    </fieldset>
  );
}
