import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Stage } from 'edutech/core/common/teaching/stages';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { BankIcon } from '../../shared/BankIcon';

const FormulaDialog = onDemand(() => import('./FormulaDialog').then((part) => part.FormulaDialog));

/** The button Σ beside the search box. */
export function FormulaSearch({ stage }: { readonly stage: Stage }) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const label = intl.formatMessage({ id: 'questions.search.formula' });
  return (
    <>
      <button type="button" className="btn questions-formula" title={label} onClick={() => setOpen(true)}>
        <BankIcon name="sigma" />
        <span>
          <FormattedMessage id="questions.search.formula.short" />
        </span>
        <span className="visually-hidden">{label}</span>
      </button>
      {isOpen && <FormulaDialog stage={stage} onClose={() => setOpen(false)} />}
    </>
  );
}
