import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { Row } from 'edutech/core/ui/layout/Row';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { useDeployment, useText } from 'edutech/core/web/hooks';
import { routes as wrong } from 'edutech/plugins/wrong/routes';
import type { OwnMap } from '../../api';

/** Three next things with their minutes. */
export function TasksPanel({ tasks }: Pick<OwnMap, 'tasks'>) {
  const t = useText();
  const practice = wrong.studentList.ifOn(useDeployment(), { view: 'practise' });
  const minutes = tasks.reduce((sum, task) => sum + task.minutes, 0);
  return (
    <Panel
      title={t('situation.tasks.title')}
      note={tasks.length > 0 && <small className="muted">{t('situation.tasks.minutes', { minutes })}</small>}
    >
      {tasks.length === 0 && <p className="note pad-x-4 pad-b-4">{t('situation.tasks.none')}</p>}
      <ol className="ruled-list lined-top">
        {tasks.map(({ kind, pointId, point, questions, days, classmates }, at) => (
          <Row as="li" key={pointId} gap={3} className="pad-4">
            <b className="situation-number circle tint-brand ink-brand" aria-hidden="true">
              {at + 1}
            </b>
            <span className="grow">
              <strong className="block">
                {t(`situation.task.${kind}`, { point: <CityWords>{point}</CityWords> })}
              </strong>
              <span className="soft">{t(`situation.task.${kind}.text`, { questions, days })}</span>
              {classmates > 0 && <small className="block fine">{t('situation.task.classmates', { classmates })}</small>}
            </span>
            {practice !== undefined && (
              <Button look={at === 0 ? 'primary' : 'soft'} to={practice}>
                {t(at === 0 ? 'situation.task.start' : 'situation.task.practise')}
              </Button>
            )}
          </Row>
        ))}
      </ol>
    </Panel>
  );
}
