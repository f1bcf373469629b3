import { SwitchField } from 'edutech/core/ui/form/SwitchField';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { useText } from 'edutech/core/web/hooks';
import { paperSizes } from 'edutech/plugins/print/kit/common/paper-sizes';
import type { PrintKind } from '../../../model/paper/prints';
import { mostCopies, type PrintValues } from './print-values';

interface PrintChoicesProps {
  readonly values: PrintValues;
  readonly kinds: readonly PrintKind[];
  readonly onChange: (changes: Partial<PrintValues>) => void;
}

/** For whom it is printed and how often, on which sheet, with which pale words. */
export function PrintChoices({ values, kinds, onChange }: PrintChoicesProps) {
  const t = useText();
  return (
    <Stack gap={4}>
      <Stack as="fieldset" gap={1}>
        <Row>
          <legend className="t-strong">{t('exam.printing.kind')}</legend>
          <span className="note end">{t('exam.printing.copies')}</span>
        </Row>
        {kinds.map((kind) => (
          <KindRow key={kind} kind={kind} values={values} onChange={onChange} />
        ))}
      </Stack>
      <label>
        <span className="t-strong">{t('print.size')}</span>
        <select
          className="input wide"
          value={values.sheet}
          onChange={({ currentTarget }) => onChange({ sheet: currentTarget.value as PrintValues['sheet'] })}
        >
          <option value="">{t('exam.download.ownSheet')}</option>
          {paperSizes.map((one) => (
            <option key={one} value={one}>
              {t(`print.size.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <SwitchField
        label={t('exam.printing.duplex')}
        field={{ name: 'duplex', value: values.isDuplex, onChange: (isDuplex) => onChange({ isDuplex }), ...fine }}
      />
      <label>
        <span className="t-strong">{t('exam.block.watermark')}</span>
        <input
          className="input wide"
          maxLength={120}
          placeholder={t('exam.download.watermark.note')}
          value={values.watermark}
          onChange={({ currentTarget }) => onChange({ watermark: currentTarget.value })}
        />
      </label>
    </Stack>
  );
}

/** Nothing can be wrong with it. */
const fine = { error: undefined, disabled: false };

function KindRow({ kind, values, onChange }: Omit<PrintChoicesProps, 'kinds'> & { readonly kind: PrintKind }) {
  const t = useText();
  const { copies } = values;
  const isShown = values.kind === kind;
  return (
    <Row className={classNames('pad-2', 'round', isShown && 'tint-brand')}>
      <label className="flow-inline pressable grow">
        <input
          type="radio"
          name="kind"
          checked={isShown}
          aria-label={t(`exam.printing.kind.${kind}`)}
          onChange={() => onChange({ kind })}
        />
        <span>
          <span className="t-strong block">{t(`exam.printing.kind.${kind}`)}</span>
          <small className="fine">{t(`exam.printing.kind.${kind}.text`)}</small>
        </span>
      </label>
      {kind !== 'table' && (
        <input
          className="input num at-end print-copies"
          type="number"
          min={0}
          max={mostCopies}
          value={copies[kind]}
          aria-label={t('exam.printing.copiesOf', { kind: t(`exam.printing.kind.${kind}`) })}
          onChange={({ currentTarget: { valueAsNumber: wanted } }) =>
            onChange({ copies: { ...copies, [kind]: Math.max(0, Math.min(mostCopies, Math.trunc(wanted) || 0)) } })
          }
        />
      )}
    </Row>
  );
}
