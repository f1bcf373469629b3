import { Panel } from 'edutech/core/ui/Card';
import { NumberField, SelectField } from 'edutech/core/ui/form/fields';
import { SwitchField } from 'edutech/core/ui/form/SwitchField';
import type { Form } from 'edutech/core/ui/form/use-form';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import { answerSheetSizes } from '../../model/sheet/answer-sheet';
import { columnsOf } from '../../model/sheet/settings';
import { columnsFor, keyOf, type LinedItem, mostDigits, type SheetValues } from './sheet-values';

interface SheetOptionsProps {
  readonly form: Form<SheetValues>;
  readonly lined: readonly LinedItem[];
}

/** What can be chosen of a sheet. */
export function SheetOptions({ form, lined }: SheetOptionsProps) {
  const t = useText();
  const { size, columns } = form.values;
  return (
    <>
      <Panel title={t('marking.answerSheet.paper')}>
        <Stack gap={4} className="card-body">
          <SelectField
            label={t('marking.answerSheet.size')}
            field={{
              ...form.field('size'),
              onChange: (value) => form.set({ size: value, columns: columnsFor(value, columns) }),
            }}
            options={answerSheetSizes.map((value) => ({ value, label: t(`marking.answerSheet.size.${value}`) }))}
          />
          <SelectField
            label={t('marking.answerSheet.columns')}
            field={form.field('columns')}
            options={columnsOf[size].map((count) => ({ value: `${count}` as const, label: String(count) }))}
          />
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
      {lined.length > 0 && (
        <Panel title={t('marking.answerSheet.lines')}>
          <Stack as="ul" className="card-body">
            {lined.map((item) => (
              <Lines key={keyOf(item)} item={item} form={form} />
            ))}
          </Stack>
        </Panel>
      )}
    </>
  );
}

const mostLines = 60;

/** The lines of an answer in words, by its number. */
function Lines({ item, form }: { readonly item: LinedItem; readonly form: Form<SheetValues> }) {
  const t = useText();
  const { lines } = form.values;
  const value = lines[keyOf(item)] ?? item.lines;
  return (
    <li>
      <Row as="label">
        <span className="grow">{t('marking.answerSheet.linesOf', { label: item.label, points: item.points })}</span>
        <input
          type="number"
          className="input marking-lines"
          min={1}
          max={mostLines}
          value={value}
          onChange={({ target }) => {
            const count = Math.min(mostLines, Math.max(1, Math.trunc(target.valueAsNumber) || 1));
            form.set({ lines: { ...lines, [keyOf(item)]: count } });
          }}
        />
      </Row>
    </li>
  );
}
