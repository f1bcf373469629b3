import { useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import { newId } from 'edutech/core/common/ids';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { MomentField } from 'edutech/core/ui/form/days/MomentField';
import { ChecksField, NumberField, SelectField, TextField } from 'edutech/core/ui/form/fields';
import { useNow } from 'edutech/core/ui/hooks/use-now';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { TextAreaField } from 'edutech/core/ui/form/TextAreaField';
import { type Form, useForm } from 'edutech/core/ui/form/use-form';
import { Grid } from 'edutech/core/ui/layout/Grid';
import { Row } from 'edutech/core/ui/layout/Row';
import { Split } from 'edutech/core/ui/layout/Split';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { ErrorText } from 'edutech/core/ui/states/ErrorState';
import { useCall, useText } from 'edutech/core/web/hooks';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { examPlan, publishExam, withdrawExam } from '../../api';
import { routes } from '../../routes';
import { Extras } from './Extras';
import { newPlan, type Plan, type PlanValues, requestOf } from './plan-values';
import { Rooms } from './Rooms';
import { SealedRelease } from './SealedRelease';
import { SectionLimits } from './SectionLimits';
import { Summary } from './Summary';

export const loader = ({ call, url, signal }: LoaderArgs) =>
  call(examPlan, { paperId: url.searchParams.get('id') ?? '' }, { signal });

/** A paper is held: for whom, when, where, and under whose eyes. */
export function Page() {
  const t = useText();
  const plan = useLoaderData<Plan>();
  const call = useCall();
  const navigate = useNavigate();
  const say = useUndo();
  const now = useNow();
  const [examId] = useState(newId);
  const form = useForm<PlanValues>({
    name: 'exam.plan',
    initial: newPlan(plan, now),
    check: ({ classIds, startsAt, minutes }) => ({
      classIds: classIds.length === 0 ? 'exam.publish.noClass' : '',
      startsAt: startsAt ? '' : 'exam.publish.noStart',
      minutes: Number(minutes) >= 1 && Number(minutes) <= 300 ? '' : 'exam.publish.wrongMinutes',
    }),
    save: (values) => call(publishExam, requestOf(values, plan, examId), { quiet: true }),
    onSaved: ({ title }) => {
      say('exam.publish.done', { title }, () => call(withdrawExam, { examId }));
      void navigate(routes.held.to());
    },
  });
  const chosen = plan.classes.filter(({ classId }) => form.values.classIds.includes(classId));
  const students = chosen.reduce((sum, one) => sum + one.students.length, 0);
  return (
    <PageFrame
      title={t('exam.publish.title')}
      note={t('exam.publish.note', { title: plan.title, questions: plan.questions, points: plan.points })}
    >
      <Split side={300} until={1024}>
        <Stack gap={4}>
          <What form={form} plan={plan} />
          {plan.sealedUntil && <SealedRelease form={form} from={plan.sealedUntil as string} />}
          <Rooms form={form} plan={plan} />
          {form.values.mode === 'online' && plan.sections.length > 1 && <SectionLimits form={form} plan={plan} />}
          <Extras form={form} students={chosen.flatMap((one) => one.students)} />
        </Stack>
        <Panel title={t('exam.publish.sum')}>
          <Stack className="card-body">
            <Summary plan={plan} values={form.values} students={students} />
            <p className="note">
              {t(form.values.mode === 'online' ? 'exam.publish.online.text' : 'exam.publish.printed.text')}
            </p>
            {form.error !== null && form.error !== undefined && (
              <p className="ink-late" role="alert">
                <ErrorText error={form.error} />
              </p>
            )}
            <Button
              look="primary"
              wide
              busy={form.saving?.state === 'saving'}
              disabled={students === 0}
              onClick={() => void form.submit()}
            >
              {t('exam.publish.act')}
            </Button>
          </Stack>
        </Panel>
      </Split>
    </PageFrame>
  );
}

interface PartProps {
  readonly form: Form<PlanValues>;
  readonly plan: Plan;
}

/** What, for whom and when. */
function What({ form, plan }: PartProps) {
  const t = useText();
  const startsAt = form.field('startsAt');
  return (
    <Panel title={t('exam.publish.what')}>
      <Stack gap={4} className="card-body">
        <TextField label={t('exam.publish.name')} field={form.field('title')} required maxLength={100} />
        <ChecksField
          label={t('exam.publish.classes')}
          field={form.field('classIds')}
          required
          options={plan.classes.map(({ classId, name, students }) => ({
            value: classId,
            label: t('exam.publish.class', { name, count: students.length }),
          }))}
        />
        <Grid columns={2} className="exam-fields">
          <MomentField
            label={t('exam.publish.startsAt')}
            value={startsAt.value}
            required
            {...(startsAt.error && { error: t(startsAt.error.key || 'core.ui.form.wrong') })}
            onChange={startsAt.onChange}
          />
          <NumberField label={t('exam.publish.minutes')} field={form.field('minutes')} required min={1} max={300} />
          <SelectField
            label={t('exam.publish.mode')}
            field={form.field('mode')}
            options={[
              { value: 'online', label: t('exam.mode.online') },
              { value: 'printed', label: t('exam.mode.printed') },
            ]}
          />
          <SelectField
            label={t('exam.publish.start')}
            field={form.field('start')}
            options={[
              { value: 'automatic', label: t('exam.publish.start.automatic') },
              { value: 'manual', label: t('exam.publish.start.manual') },
            ]}
          />
          <NumberField label={t('exam.publish.earliest')} field={form.field('earliest')} min={0} max={300} />
        </Grid>
        <Row className="block">
          <TextAreaField label={t('exam.publish.words')} field={form.field('note')} lines={2} maxLength={500} />
        </Row>
      </Stack>
    </Panel>
  );
}
