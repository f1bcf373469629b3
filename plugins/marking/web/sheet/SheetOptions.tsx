import { Panel } from 'edutech/core/ui/Card';
import { NumberField, SelectField } from 'edutech/core/ui/form/fields';
import { SwitchField } from 'edutech/core/ui/form/SwitchField';
import type { Form } from 'edutech/core/ui/form/use-form';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import { PaperChoice } from './PaperChoice';
import { mostDigits, type SheetValues } from './sheet-values';

/** What can be chosen of a sheet as a whole. */
export function SheetOptions({ form }: { readonly form: Form<SheetValues> }) {
  const t = useText();
  return (
    <>
      <Panel title={t('marking.answerSheet.paper')}>
        <Stack gap={4} className="card-body">
          <PaperChoice value={form.values} onChange={form.set} />
          <SelectField
            label={t('marking.answerSheet.marking')}
            field={form.field('marking')}
            options={(['screen', 'hand'] as const).map((value) => ({
              value,
              label: t(`marking.answerSheet.marking.${value}`),
            }))}
          />
        </Stack>
      </Panel>
      <Panel title={t('marking.answerSheet.identity')}>
        <Stack gap={4} className="card-body">
          <SwitchField label={t('marking.answerSheet.label')} field={form.field('hasLabel')} />
          <NumberField label={t('marking.answerSheet.digits')} field={form.field('digits')} min={0} max={mostDigits} />
          <SwitchField label={t('marking.answerSheet.absence')} field={form.field('hasAbsence')} />
        </Stack>
      </Panel>
    </>
  );
}
