import { Icon } from 'edutech/core/ui/icons/Icon';
import { useText } from 'edutech/core/web/hooks';
import { readLatex } from './reading/read-latex';

/** What the platform reads in a formula, in words: below the field where it is written. */
export function ReadAs({ latex }: { latex: string }) {
  const t = useText();
  const words = readLatex(latex, (id, parts) => t(`questions.kit.formula.${id}`, parts));
  return (
    <p className="formula-read note" role="status">
      {words !== '' && (
        <>
          <Icon name="Eye" size={16} />
          <span>{t('questions.kit.formula.readAs', { words })}</span>
        </>
      )}
    </p>
  );
}
