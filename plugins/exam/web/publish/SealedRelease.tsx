import { Panel } from 'edutech/core/ui/Card';
import { SelectField } from 'edutech/core/ui/form/fields';
import type { Form } from 'edutech/core/ui/form/use-form';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { useText } from 'edutech/core/web/hooks';
import type { PlanValues } from './plan-values';

interface SealedReleaseProps {
  readonly form: Form<PlanValues>;
  /** From when on the two people may open the paper. */
  readonly from: string;
}

/** A sealed paper is held unread: what lets its students begin. */
export function SealedRelease({ form, from }: SealedReleaseProps) {
  const t = useText();
  return (
    <Panel title={t('exam.publish.sealed')}>
      <Stack>
        <p>{t('exam.publish.sealed.text', { time: <SaidMoment at={from} /> })}</p>
        <SelectField
          label={t('exam.publish.release')}
          field={form.field('release')}
          options={[
            { value: 'people', label: t('exam.publish.release.people') },
            { value: 'schedule', label: t('exam.publish.release.schedule') },
          ]}
        />
      </Stack>
    </Panel>
  );
}
