import { FormattedDate, FormattedNumber } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { Can } from 'edutech/core/ui/Can';
import { Panel } from 'edutech/core/ui/Card';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Row } from 'edutech/core/ui/layout/Row';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { useCall, useText } from 'edutech/core/web/hooks';
import { FormulaText } from 'edutech/plugins/questions/kit/ui/formula/FormulaText';
import { type AfterLesson, readPlan } from '../../api';
import { routes } from '../../routes';
import { changeLessonExercise, usualPoints } from '../shared/lesson-exercise';

/** What many of a class got wrong lately, to be put into its next lesson. */
export function AfterLessons({ rows }: { readonly rows: readonly AfterLesson[] }) {
  const t = useText();
  return (
    <Panel title={t('prepare.after')}>
      {rows.length === 0 ? (
        <p className="note card-body">{t('prepare.after.none')}</p>
      ) : (
        <ul className="ruled-list pad-x-4 pad-b-2">
          {rows.map((row) => (
            <After key={row.id} row={row} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function After({ row }: { readonly row: AfterLesson }) {
  const t = useText();
  const { className, title, written, wrong, rate, path, next } = row;
  return (
    <li className="pad-y-2">
      <small className="block soft clip1">
        <CityWords>{className}</CityWords> <CityWords>{title}</CityWords>
      </small>
      <span className="block clip2" lang={langOf(written)}>
        <FormulaText text={written} />
      </span>
      <small className="block soft">
        {t('prepare.after.wrong', {
          count: wrong,
          rate: <FormattedNumber value={rate} style="percent" maximumFractionDigits={1} />,
        })}
        {next && (
          <>
            {' '}
            {t('prepare.after.next', {
              day: <FormattedDate value={`${next.day}T00:00:00Z`} timeZone="UTC" weekday="short" />,
              period: next.period,
            })}
          </>
        )}
      </small>
      <Row wrap gap={2} rows={1} className="pad-t-1">
        {next && <PutIn row={row} next={next} />}
        <Button size="small" look="quiet" to={path}>
          {t('prepare.after.see')}
        </Button>
      </Row>
    </li>
  );
}

interface PutInProps {
  readonly row: AfterLesson;
  readonly next: NonNullable<AfterLesson['next']>;
}

/** Into the exercise of the next lesson; where that has no plan yet, it gets one first. */
function PutIn({ row: { classId, questionId }, next: { day, period, plan } }: PutInProps) {
  const t = useText();
  const call = useCall();
  const change = async (isIn: boolean) => {
    const { plan: found, exercises } = await call(readPlan, { planId: plan!.id });
    const title = t('prepare.exercise.titleOf', { title: found.title });
    await changeLessonExercise(call, { plan: found, own: exercises.find(({ isOwn }) => isOwn), title }, (items) => [
      ...items.filter((one) => one.questionId !== questionId),
      ...(isIn ? [{ questionId, points: usualPoints }] : []),
    ]);
  };
  const put = useAct(() => change(true), {
    done: () => ({ id: 'prepare.after.isPut', values: { title: plan?.title ?? '' } }),
    undo: () => change(false),
  });
  if (!plan)
    return (
      <Button size="small" look="soft" to={routes.list.to({ class: classId, day, period: String(period) })}>
        {t('prepare.after.plan')}
      </Button>
    );
  if (plan.hasQuestion)
    return (
      <Button size="small" icon="Checkmark" to={routes.planView.to({ id: plan.id })}>
        {t('prepare.after.isThere')}
      </Button>
    );
  return (
    <Can rule={['preparing_center_tea.exercise_add']}>
      <Button size="small" look="soft" busy={put.isBusy} onClick={() => void put.run()}>
        {t('prepare.after.put')}
      </Button>
    </Can>
  );
}
