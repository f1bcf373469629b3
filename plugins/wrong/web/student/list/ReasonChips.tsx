import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import { type Reason, reasons } from '../../../model/entry';

interface ReasonChipsProps {
  readonly reason: Reason | null;
  readonly onReason: (reason: Reason | null) => void;
}

/** Why it went wrong: one press says it, another takes it back. */
export function ReasonChips({ reason, onReason }: ReasonChipsProps) {
  const t = useText();
  return (
    <Row as="fieldset" wrap className="wrong-reasons shrink" aria-label={t('wrong.entry.reason')}>
      <span className="wrong-label note" aria-hidden="true">
        {t('wrong.entry.reason')}
      </span>
      {reasons.map((one) => (
        <button
          key={one}
          type="button"
          className="chip"
          aria-pressed={reason === one}
          onClick={() => onReason(reason === one ? null : one)}
        >
          {t(`wrong.reason.${one}`)}
        </button>
      ))}
    </Row>
  );
}
