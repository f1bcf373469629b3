import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import type { Form } from 'edutech/core/ui/form/use-form';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { PlanValues } from './plan-values';

interface ExtrasProps {
  readonly form: Form<PlanValues>;
  readonly students: readonly { readonly personId: string; readonly name: string }[];
}

/** Minutes more for single students, known before the start. */
export function Extras({ form: { values, set }, students }: ExtrasProps) {
  const t = useText();
  const change = (at: number, changes: Partial<PlanValues['extras'][number]>) =>
    set({ extras: values.extras.map((one, index) => (index === at ? { ...one, ...changes } : one)) });
  return (
    <Panel title={t('exam.publish.extras')} note={t('exam.publish.extras.text')}>
      <Stack className="card-body">
        {values.extras.map((one, at) => (
          <Row key={one.personId || at} wrap rows={2}>
            <select
              className="input"
              value={one.personId}
              aria-label={t('exam.publish.extras.student')}
              onChange={(event) => change(at, { personId: event.target.value })}
            >
              <option value="">{t('exam.publish.extras.student')}</option>
              {students.map(({ personId, name }) => (
                <option key={personId} value={personId}>
                  {name}
                </option>
              ))}
            </select>
            <input
              className="input exam-minutes"
              type="number"
              min={1}
              max={300}
              value={one.minutes}
              aria-label={t('exam.publish.extras.minutes')}
              onChange={(event) => change(at, { minutes: event.target.value })}
            />
            <span className="note">{t('exam.publish.extras.minutes')}</span>
            <IconButton
              icon="Delete"
              label={t('exam.publish.extras.remove')}
              onClick={() => set({ extras: values.extras.filter((_, index) => index !== at) })}
            />
          </Row>
        ))}
        <Button
          icon="Add"
          className="at-start"
          disabled={students.length === 0}
          onClick={() => set({ extras: [...values.extras, { personId: '', minutes: '20' }] })}
        >
          {t('exam.publish.extras.add')}
        </Button>
      </Stack>
    </Panel>
  );
}
