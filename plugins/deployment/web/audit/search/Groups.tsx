import type { ReactNode } from 'react';
import { Chip } from 'edutech/core/ui/Chip';
import { Row } from 'edutech/core/ui/layout/Row';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { useQuery } from 'edutech/core/ui/table/use-query';
import { useText } from 'edutech/core/web/hooks';
import type { AuditCounts } from '../../../api';
import { type ActGroup, actGroups } from '../../../model/act-groups';
import type { AuditQuery } from '../../../model/audit-query';
import { Counted } from './Counted';

interface GroupsProps {
  readonly query: AuditQuery;
  /** Undefined while they are counted: the chips are there at once, numbers follow. */
  readonly counts: AuditCounts | undefined;
  /** Goes on in the same line. */
  readonly children: ReactNode;
}

/**
 * What records are about, with how many there are of each, where there are any; whether sign-ins are shown, and whether only
 * mine are.
 */
export function Groups({ query, counts, children }: GroupsProps) {
  const t = useText();
  const search = useQuery();
  const shown = (counts?.groups ?? []).filter(({ group }) => query.signIns || group !== 'signIn');
  const all = counts && {
    count: shown.reduce((sum, { count }) => sum + count, 0),
    isMore: shown.some(({ isMore }) => isMore),
  };
  const of = (group: ActGroup) => counts?.groups.find((one) => one.group === group);
  const isOffered = (group: ActGroup) => group === query.group || of(group)?.count !== 0;
  const turn = (name: 'signIns' | 'mine') => changed(search, { [name]: query[name] ? null : '1' });
  return (
    <Row wrap gap={2} className="below-3">
      <fieldset className="filter-chips shrink" aria-label={t('deployment.audit.groups')}>
        <Chip selected={query.group === ''} to={changed(search, { group: null })}>
          {t('deployment.audit.group.all')} <Counted of={all} />
        </Chip>
        {actGroups.filter(isOffered).map((group) => (
          <Chip key={group} selected={query.group === group} to={changed(search, { group })}>
            {t(`deployment.audit.group.${group}`)} <Counted of={of(group)} />
          </Chip>
        ))}
      </fieldset>
      <fieldset className="filter-chips shrink" aria-label={t('deployment.audit.shown')}>
        {query.group === '' && (
          <Chip selected={query.signIns} to={turn('signIns')}>
            {t('deployment.audit.signIns')}
          </Chip>
        )}
        <Chip selected={query.mine} to={turn('mine')}>
          {t('deployment.audit.mine')}
        </Chip>
      </fieldset>
      {children}
    </Row>
  );
}
