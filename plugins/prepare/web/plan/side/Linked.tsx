import { cityMoment } from 'edutech/core/common/time/periods';
import { FormattedDate } from 'react-intl';
import { Link } from 'react-router';
import { Can } from 'edutech/core/ui/Can';
import { Button } from 'edutech/core/ui/Button';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { Tag } from 'edutech/core/ui/Tag';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { useText } from 'edutech/core/web/hooks';
import { doneOf, needs } from '../../../model/plan/readiness';
import { routes } from '../../../routes';
import { usePlan } from '../plan-context';
import { useContent } from '../text/use-content';

/** What belongs to the lesson: its exercises, what is still missing, and for which lessons it is. */
export function Linked() {
  const t = useText();
  const { data, line } = usePlan();
  const content = useContent(line.doc);
  const done = doneOf(content, { materials: data.materials.length, exercises: data.exercises.length });
  const missing = needs.length - done.length;
  return (
    <Stack gap={3} className="pad-3">
      <Row justify="between">
        <h2 className="t-head">{t('prepare.linked.exercises')}</h2>
        <Can rule={['preparing_center_tea.exercise_add']}>
          <Button size="small" look="quiet" icon="Add" to={routes.exerciseCreate.to({ plan: data.plan.id })}>
            {t('prepare.exercise.add')}
          </Button>
        </Can>
      </Row>
      {data.exercises.length === 0 && <p className="note">{t('prepare.linked.noExercises')}</p>}
      <ul>
        {data.exercises.map(({ id, title, questions }) => (
          <Row as="li" key={id} className="pad-y-1">
            <Link to={routes.exerciseView.to({ id })} className="grow clip1 t-13">
              <CityWords>{title}</CityWords>
            </Link>
            <small className="fine nowrap">{t('prepare.exercise.questions', { count: questions })}</small>
          </Row>
        ))}
      </ul>
      <Row className="ruled-top pad-t-3">
        <h2 className="t-head">{t('prepare.linked.before')}</h2>
        {missing > 0 ? (
          <Tag tone="due">{t('prepare.linked.missing', { count: missing })}</Tag>
        ) : (
          <Tag tone="done">{t('prepare.state.ready')}</Tag>
        )}
      </Row>
      <ul>
        {needs.map((need) => (
          <Row as="li" key={need} className={done.includes(need) ? 'pad-y-1 t-13' : 'pad-y-1 t-13 ink-due'}>
            <Icon name={done.includes(need) ? 'Checkmark' : 'Warning'} size={16} />
            {t(`prepare.need.${need}.${done.includes(need) ? 'done' : 'open'}`)}
          </Row>
        ))}
      </ul>
      {data.lessons.length > 0 && (
        <>
          <h2 className="t-head ruled-top pad-t-3">{t('prepare.linked.lessons')}</h2>
          <ul className="t-13">
            {data.lessons.map(({ classId, className, day, period }) => (
              <li key={`${classId} ${day} ${period}`}>
                {t('prepare.linked.lesson', {
                  day: <FormattedDate value={cityMoment(day, '12:00')} weekday="short" month="numeric" day="numeric" />,
                  period,
                  name: <CityWords>{className}</CityWords>,
                })}
              </li>
            ))}
          </ul>
        </>
      )}
    </Stack>
  );
}
