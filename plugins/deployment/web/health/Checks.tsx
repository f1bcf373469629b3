import { Panel } from 'edutech/core/ui/Card';
import { Icon } from 'edutech/core/ui/icons/Icon';
import type { IconName } from 'edutech/core/ui/icons/interface-icons';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { CheckResult } from '../../api';

const icons: Readonly<Record<CheckResult['state'], IconName>> = {
  fine: 'Checkmark',
  advice: 'Lightbulb',
  wrong: 'Warning',
};
const looks: Readonly<Record<CheckResult['state'], string>> = {
  fine: 'ink-done',
  advice: 'deployment-advice',
  wrong: 'ink-late',
};
const groups = ['database', 'storage', 'security', 'running', 'machine'] as const;

/** What has to be done stands first, each with its remedy; then all that was looked at. */
export function Checks({ checks }: { readonly checks: readonly CheckResult[] }) {
  const t = useText();
  const problems = [
    ...checks.filter(({ state }) => state === 'wrong'),
    ...checks.filter(({ state }) => state === 'advice'),
  ];
  return (
    <>
      <Panel title={t('deployment.health.todo')}>
        {problems.length === 0 ? (
          <p className="deployment-good pad-4">
            <Icon name="Checkmark" />
            {t('deployment.health.allFine', { count: checks.length })}
          </p>
        ) : (
          <ul>
            {problems.map((check) => (
              <Row
                as="li"
                align="stretch"
                gap={3}
                key={`${check.id} ${check.problem}`}
                className="pad-y-3 pad-x-4 ruled-top"
              >
                <Icon name={icons[check.state]} className={`above-half ${looks[check.state]}`} />
                <div>
                  <strong>{check.title}</strong>
                  <span className="visually-hidden">{t(`deployment.health.state.${check.state}`)}</span>
                  <p className="breaks">{check.problem}</p>
                  <p className="muted breaks">{t('deployment.health.remedy', { remedy: check.remedy })}</p>
                </div>
              </Row>
            ))}
          </ul>
        )}
      </Panel>
      <Panel title={t('deployment.health.all', { count: checks.length })}>
        <div className="deployment-checks pad-x-4 pad-b-4">
          {groups.map((group) => (
            <section key={group}>
              <h3 className="below-2 t-13 strong">{t(`deployment.health.group.${group}`)}</h3>
              <ul>
                {checks
                  .filter((check) => check.group === group)
                  .map(({ id, title, state, problem }) => (
                    <Row as="li" align="stretch" key={`${id} ${problem}`} className="pad-y-1 size-13">
                      <Icon name={icons[state]} size={16} className={`above-half ${looks[state]}`} />
                      {title}
                      <span className="visually-hidden">{t(`deployment.health.state.${state}`)}</span>
                    </Row>
                  ))}
              </ul>
            </section>
          ))}
        </div>
      </Panel>
    </>
  );
}
