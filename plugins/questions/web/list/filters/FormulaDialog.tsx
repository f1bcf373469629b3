import { useQuery } from 'edutech/core/ui/table/use-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Stage } from 'edutech/core/common/teaching/stages';
import { Button } from 'edutech/core/ui/Button';
import { ToldDialog } from 'edutech/core/ui/form/ToldDialog';
import { useText } from 'edutech/core/web/hooks';
import { FormulaInput } from '../../../kit/ui/formula/FormulaInput';
import { changed } from 'edutech/core/ui/table/rules/list-address';

interface FormulaDialogProps {
  /** Whose keys the pad shows. */
  readonly stage: Stage;
  readonly onClose: () => void;
}

/** Asks for the formula that questions are to hold; it then narrows the list with the other choices. */
export function FormulaDialog({ stage, onClose }: FormulaDialogProps) {
  const t = useText();
  const navigate = useNavigate();
  const query = useQuery();
  const [latex, setLatex] = useState(query.get('formula') ?? '');
  const find = () => {
    onClose();
    void navigate(changed(query, { formula: latex.trim() || null }), { preventScrollReset: true });
  };
  return (
    <ToldDialog
      title={t('questions.search.formula.title')}
      note={t('questions.search.formula.note')}
      close="outline"
      once
      actions={
        <Button look="primary" icon="Search" onClick={find}>
          {t('questions.search.formula.find')}
        </Button>
      }
      onClose={onClose}
    >
      <FormulaInput
        latex={latex}
        onChange={setLatex}
        label={t('questions.search.formula.title')}
        stage={stage}
        takesFocus
        onDone={find}
      />
    </ToldDialog>
  );
}
