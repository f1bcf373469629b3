import { useIntl } from 'react-intl';
import { Icon } from 'edutech/core/ui/icons/Icon';
import type { ImportItem } from '../../../../api/importing';
import { problemsOf } from '../../../../model/checks';

interface DoubtsProps {
  readonly item: ImportItem;
}

/** Why somebody should look at a question: what the reader could not make out, and what keeps it out of the bank. */
export function Doubts({ item: { body, key, problems, questionId, isLeft } }: DoubtsProps) {
  const intl = useIntl();
  if (questionId !== null || isLeft) return null;
  const blocking = problemsOf(body, key).filter(({ isBlocking }) => isBlocking);
  const missing = [...new Set(blocking.map((one) => intl.formatMessage({ id: one.key }, one.params)))];
  const doubts = [...new Set(problems.map(({ message }) => message))];
  if (missing.length + doubts.length === 0) return null;
  return (
    <ul className="questions-mend-doubts">
      {missing.map((text) => (
        <li key={text} className="questions-mend-missing">
          <Icon name="Warning" size={16} />
          {text}
        </li>
      ))}
      {doubts.map((text) => (
        <li key={text}>
          <Icon name="Info" size={16} />
          {text}
        </li>
      ))}
    </ul>
  );
}
