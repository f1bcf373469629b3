import { type FieldProps, SelectField } from 'edutech/core/ui/form/fields';
import { SwitchField } from 'edutech/core/ui/form/SwitchField';
import { useText } from 'edutech/core/web/hooks';
import { type PaperSize, paperSizes } from '../common/paper-sizes';

interface SheetFieldsProps {
  readonly size: Omit<FieldProps<PaperSize>, 'label'>['field'];
  readonly hasBinding: Omit<FieldProps<boolean>, 'label'>['field'];
}

/** On which sheet a paper is printed, and whether it has a sealing line. */
export function SheetFields({ size, hasBinding }: SheetFieldsProps) {
  const t = useText();
  const options = paperSizes.map((value) => ({ value, label: t(`print.size.${value}`) }));
  return (
    <>
      <SelectField label={t('print.size')} field={size} options={options} />
      <SwitchField label={t('print.binding')} hint={t('print.binding.note')} field={hasBinding} />
    </>
  );
}
