import { FormattedMessage, useIntl } from 'react-intl';
import { Row } from 'edutech/core/ui/layout/Row';
import { type Reason, reasons } from '../../../model/entry';

interface ReasonChipsProps {
  readonly reason: Reason | null;
  readonly onReason: (reason: Reason | null) => void;
}

/** Why it went wrong: one press says it, another takes it back. */
export function ReasonChips({ reason, onReason }: ReasonChipsProps) {
  const intl = useIntl();
  return (
    <Row
      as="fieldset"
      wrap
      className="wrong-reasons shrink"
      aria-label={intl.formatMessage({ id: 'wrong.entry.reason' })}
    >
      <span className="wrong-label note" aria-hidden="true">
        <FormattedMessage id="wrong.entry.reason" />
      </span>
      {reasons.map((one) => (
        <button
          key={one}
          type="button"
          className="chip"
          aria-pressed={reason === one}
          onClick={() => onReason(reason === one ? null : one)}
        >
          <FormattedMessage id={`wrong.reason.${one}`} />
        </button>
      ))}
    </Row>
  );
}
