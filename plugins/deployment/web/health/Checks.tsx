import { FormattedMessage } from 'react-intl';
import { Panel } from 'edutech/core/ui/Card';
import { Icon } from 'edutech/core/ui/icons/Icon';
import type { IconName } from 'edutech/core/ui/icons/interface-icons';
import type { CheckResult } from '../../api';

const icons: Readonly<Record<CheckResult['state'], IconName>> = {
  fine: 'Checkmark',
  advice: 'Lightbulb',
  wrong: 'Warning',
};
const groups = ['database', 'storage', 'security', 'running', 'machine'] as const;

/** What has to be done stands first, each with its remedy; then all that was looked at. */
export function Checks({ checks }: { readonly checks: readonly CheckResult[] }) {
  const problems = [
    ...checks.filter(({ state }) => state === 'wrong'),
    ...checks.filter(({ state }) => state === 'advice'),
  ];
  return (
    <>
      <Panel title={<FormattedMessage id="deployment.health.todo" />}>
        {problems.length === 0 ? (
          <p className="deployment-good deployment-padded">
            <Icon name="Checkmark" />
            <FormattedMessage id="deployment.health.allFine" values={{ count: checks.length }} />
          </p>
        ) : (
          <ul className="deployment-problems">
            {problems.map((check) => (
              <li key={`${check.id} ${check.problem}`} className={`deployment-${check.state}`}>
                <Icon name={icons[check.state]} />
                <div>
                  <strong>{check.title}</strong>
                  <span className="visually-hidden">
                    <FormattedMessage id={`deployment.health.state.${check.state}`} />
                  </span>
                  <p>{check.problem}</p>
                  <p className="muted">
                    <FormattedMessage id="deployment.health.remedy" values={{ remedy: check.remedy }} />
                  </p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </Panel>
      <Panel title={<FormattedMessage id="deployment.health.all" values={{ count: checks.length }} />}>
        <div className="deployment-checks">
          {groups.map((group) => (
            <section key={group}>
              <h3>
                <FormattedMessage id={`deployment.health.group.${group}`} />
              </h3>
              <ul>
                {checks
                  .filter((check) => check.group === group)
                  .map(({ id, title, state, problem }) => (
                    <li key={`${id} ${problem}`} className={`deployment-${state}`}>
                      <Icon name={icons[state]} size={16} />
                      {title}
                      <span className="visually-hidden">
                        <FormattedMessage id={`deployment.health.state.${state}`} />
                      </span>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </div>
      </Panel>
    </>
  );
}
