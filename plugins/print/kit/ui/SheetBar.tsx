import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import { type PaperSize, paperSizes, type SheetLook } from '../common/paper-sizes';

interface SheetBarProps {
  readonly look: SheetLook;
  readonly onLook: (look: SheetLook) => void;
  /** Whether a sealing line may be wanted. Default: yes. */
  readonly offersBinding?: boolean;
}

/** Over pages that are shown: on which sheet, and with or without a sealing line. */
export function SheetBar({ look: { size, hasBinding = false }, onLook, offersBinding = true }: SheetBarProps) {
  const t = useText();
  return (
    <Row wrap gap={4} className="no-print">
      <label className="flow-inline">
        <span className="nowrap">{t('print.size')}</span>
        <select
          className="input"
          value={size}
          onChange={({ target }) => onLook({ size: target.value as PaperSize, hasBinding })}
        >
          {paperSizes.map((one) => (
            <option key={one} value={one}>
              {t(`print.size.${one}`)}
            </option>
          ))}
        </select>
      </label>
      {offersBinding && (
        <label className="flow-inline pressable">
          <input
            type="checkbox"
            checked={hasBinding}
            onChange={({ target }) => onLook({ size, hasBinding: target.checked })}
          />
          {t('print.binding')}
        </label>
      )}
    </Row>
  );
}
