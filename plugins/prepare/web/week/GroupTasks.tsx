import { FormattedDate } from 'react-intl';
import { Link } from 'react-router';
import { cityDay } from 'edutech/core/common/time/city-time';
import { Avatar } from 'edutech/core/ui/Avatar';
import { Panel } from 'edutech/core/ui/Card';
import { useNow } from 'edutech/core/ui/hooks/use-now';
import { Row } from 'edutech/core/ui/layout/Row';
import { MoreLink } from 'edutech/core/ui/Section';
import { Tag } from 'edutech/core/ui/Tag';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { useText } from 'edutech/core/web/hooks';
import type { PlanItem } from '../../api/records';
import { needs } from '../../model/plan/readiness';
import { routes } from '../../routes';

const mostShown = 4;

/** What the group is to have ready: whose turn it is, until when, how far it is, and what is said about it. */
export function GroupTasks({ plans }: { readonly plans: readonly PlanItem[] }) {
  const t = useText();
  return (
    <Panel title={t('prepare.group')} end={<MoreLink to={routes.group.to()}>{t('prepare.group.all')}</MoreLink>}>
      {plans.length === 0 ? (
        <p className="note card-body">{t('prepare.group.nothing')}</p>
      ) : (
        <ul className="ruled-list pad-x-4 pad-b-2">
          {plans.slice(0, mostShown).map((plan) => (
            <GroupTask key={plan.id} plan={plan} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function GroupTask({ plan: { id, title, owner, ownerId, isOwn, dueOn, done, comments } }: { readonly plan: PlanItem }) {
  const t = useText();
  const today = cityDay(useNow());
  const isLate = dueOn !== null && dueOn < today;
  return (
    <Row as="li" align="start" gap={3} className="pad-y-2">
      <Avatar person={ownerId} name={owner} />
      <span className="grow">
        <Link to={routes.planView.to({ id })} className="block strong ink clip1">
          <CityWords>{title}</CityWords>
        </Link>
        <small className="block soft">
          <CityWords>{owner}</CityWords>
          {' · '}
          <span className={isLate ? 'ink-due' : undefined}>
            {t(isLate ? 'prepare.group.wasDue' : 'prepare.group.until', {
              day: (
                <FormattedDate
                  value={`${dueOn}T00:00:00Z`}
                  timeZone="UTC"
                  month="numeric"
                  day="numeric"
                  weekday="short"
                />
              ),
            })}
          </span>
        </small>
        <small className="block soft">
          {t('prepare.group.state', { done: done.length, of: needs.length, comments })}
        </small>
      </span>
      {isOwn && <Tag tone="info">{t('prepare.group.mine')}</Tag>}
    </Row>
  );
}
