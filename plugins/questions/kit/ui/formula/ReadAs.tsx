import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { readLatex } from './reading/read-latex';

/** What the platform reads in a formula, in words: below the field where it is written. */
export function ReadAs({ latex }: { latex: string }) {
  const intl = useIntl();
  const words = readLatex(latex, (id, parts) => intl.formatMessage({ id: `questions.kit.formula.${id}` }, parts));
  return (
    <p className="formula-read note" role="status">
      {words !== '' && (
        <>
          <Icon name="Eye" size={16} />
          <span>
            <FormattedMessage id="questions.kit.formula.readAs" values={{ words }} />
          </span>
        </>
      )}
    </p>
  );
}
