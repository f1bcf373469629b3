import { Panel } from 'edutech/core/ui/Card';
import type { Form } from 'edutech/core/ui/form/use-form';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { Plan, PlanValues } from './plan-values';

interface SectionLimitsProps {
  readonly form: Form<PlanValues>;
  readonly plan: Plan;
}

/** Sections that are collected before the exam ends, such as listening. */
export function SectionLimits({ form: { values, set }, plan }: SectionLimitsProps) {
  const t = useText();
  return (
    <Panel title={t('exam.publish.limits')} note={t('exam.publish.limits.text')}>
      <Stack className="card-body">
        {plan.sections.map(({ sectionId, title, items }, at) => (
          <Row key={sectionId} wrap rows={2}>
            <span className="wide">
              {t('exam.publish.limits.section', { title: title || String(at + 1), count: items })}
            </span>
            <input
              className="input exam-minutes"
              type="number"
              min={1}
              max={300}
              value={values.limits[sectionId] ?? ''}
              aria-label={t('exam.publish.limits.after', { title: title || String(at + 1) })}
              onChange={(event) => set({ limits: { ...values.limits, [sectionId]: event.target.value } })}
            />
            <span className="note">{t('exam.publish.limits.minutes')}</span>
          </Row>
        ))}
      </Stack>
    </Panel>
  );
}
