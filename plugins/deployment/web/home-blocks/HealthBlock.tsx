import { useState } from 'react';
import { Panel } from 'edutech/core/ui/Card';
import { Icon } from 'edutech/core/ui/icons/Icon';
import type { IconName } from 'edutech/core/ui/icons/interface-icons';
import { Row } from 'edutech/core/ui/layout/Row';
import { MoreLink } from 'edutech/core/ui/Section';
import { ErrorState } from 'edutech/core/ui/states/ErrorState';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import { Tag } from 'edutech/core/ui/Tag';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useText } from 'edutech/core/web/hooks';
import { checkHealth, type CheckResult } from '../../api';
import { routes } from '../../routes';

/** So many checks are seen: what is wrong first. */
const most = 6;
const states = ['wrong', 'advice', 'fine'] as const;
const looks: Readonly<Record<CheckResult['state'], { icon: IconName; className: string }>> = {
  wrong: { icon: 'Dismiss', className: 'ink-late' },
  advice: { icon: 'Warning', className: 'ink-due' },
  fine: { icon: 'Checkmark', className: 'ink-done' },
};

/** On the workbench of who runs the deployment: whether all is well, looked at while the page is already read. */
export function Block() {
  const t = useText();
  const [now] = useState(() => new Date());
  const { data, error, isWaiting, again } = useAsked(checkHealth, {});
  const checks = data?.checks ?? [];
  const problems = checks.filter(({ state }) => state !== 'fine').length;
  const ordered = states.flatMap((state) => checks.filter((check) => check.state === state));
  return (
    <Panel
      title={t('deployment.home.health')}
      note={
        data && (
          <Tag tone={problems === 0 ? 'done' : 'due'}>
            {t(problems === 0 ? 'deployment.home.allFine' : 'deployment.home.problems', { count: problems })}
          </Tag>
        )
      }
      end={<MoreLink to={routes.health.to()}>{t('deployment.home.more')}</MoreLink>}
    >
      <div className="pad-x-4 pad-b-3">
        {error !== undefined && <ErrorState error={error} onRetry={again} />}
        {isWaiting && !data && <Skeletons shape="rows" />}
        <ul>
          {ordered.slice(0, most).map(({ id, title, state, problem }) => (
            <Row as="li" key={`${id} ${problem}`} gap={3} align="start" className="ruled pad-y-2">
              <span className={looks[state].className}>
                <Icon name={looks[state].icon} />
              </span>
              <span className="grow">
                {title}
                <span className="visually-hidden"> {t(`deployment.health.state.${state}`)}</span>
                {problem && <small className="block soft breaks">{problem}</small>}
              </span>
            </Row>
          ))}
        </ul>
        {data && (
          <small className="muted">
            {t('deployment.home.checkedAt', { time: <SaidMoment key="time" at={data.checkedAt} now={now} /> })}
          </small>
        )}
      </div>
    </Panel>
  );
}
