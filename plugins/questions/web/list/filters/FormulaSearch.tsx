import { useState } from 'react';
import type { Stage } from 'edutech/core/common/teaching/stages';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { useText } from 'edutech/core/web/hooks';
import { BankIcon } from '../../shared/BankIcon';

const FormulaDialog = onDemand(() => import('./FormulaDialog').then((part) => part.FormulaDialog));

/** The button Σ beside the search box. */
export function FormulaSearch({ stage }: { readonly stage: Stage }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const label = t('questions.search.formula');
  return (
    <>
      <button type="button" className="btn questions-formula" title={label} onClick={() => setOpen(true)}>
        <BankIcon name="sigma" />
        <span className="not-narrow">{t('questions.search.formula.short')}</span>
        <span className="visually-hidden">{label}</span>
      </button>
      {isOpen && <FormulaDialog stage={stage} onClose={() => setOpen(false)} />}
    </>
  );
}
