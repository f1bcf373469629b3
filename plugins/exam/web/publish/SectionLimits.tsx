import { Panel } from 'edutech/core/ui/Card';
import type { Form } from 'edutech/core/ui/form/use-form';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { Plan, PlanValues, SectionValues } from './plan-values';

interface SectionLimitsProps {
  readonly form: Form<PlanValues>;
  readonly plan: Plan;
}

/** Sections that open later or are collected before the exam ends, such as listening. A sealed paper tells their numbers alone. */
export function SectionLimits({ form: { values, set }, plan }: SectionLimitsProps) {
  const t = useText();
  const change = (sectionId: string, change: SectionValues) =>
    set({ limits: { ...values.limits, [sectionId]: { ...values.limits[sectionId], ...change } } });
  return (
    <Panel title={t('exam.publish.limits')} note={t('exam.publish.limits.text')}>
      <Stack className="card-body">
        {plan.sections.map(({ sectionId, title: written, items }, at) => {
          const title = written || t('exam.publish.limits.sealed', { at: at + 1 });
          const { from = '', minutes = '' } = values.limits[sectionId] ?? {};
          return (
            <Row key={sectionId} wrap rows={2}>
              <span className="grow strong">{t('exam.publish.limits.section', { title, count: items })}</span>
              <span className="note">{t('exam.publish.limits.opens')}</span>
              <Minutes
                label={t('exam.publish.limits.from', { title })}
                min={0}
                value={from}
                onChange={(value) => change(sectionId, { from: value })}
              />
              <span className="note">{t('exam.publish.limits.closes')}</span>
              <Minutes
                label={t('exam.publish.limits.after', { title })}
                min={1}
                value={minutes}
                onChange={(value) => change(sectionId, { minutes: value })}
              />
              <span className="note">{t('exam.publish.limits.minutes')}</span>
            </Row>
          );
        })}
      </Stack>
    </Panel>
  );
}

interface MinutesProps {
  readonly label: string;
  readonly min: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const Minutes = ({ label, min, value, onChange }: MinutesProps) => (
  <input
    className="input exam-minutes"
    type="number"
    min={min}
    max={300}
    value={value}
    aria-label={label}
    onChange={(event) => onChange(event.target.value)}
  />
);
