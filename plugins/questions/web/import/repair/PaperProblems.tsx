import { FormattedMessage } from 'react-intl';
import { Icon } from 'edutech/core/ui/icons/Icon';
import type { Import } from '../../../api/importing';

interface PaperProblemsProps {
  readonly problems: Import['problems'];
  readonly onPage: (page: number) => void;
}

/** What could not be taken over, where it stands and why. */
export function PaperProblems({ problems, onPage }: PaperProblemsProps) {
  if (problems.length === 0) return null;
  return (
    <details className="card questions-mend-problems" open={problems.length <= 3}>
      <summary>
        <Icon name="Warning" />
        <FormattedMessage id="questions.import.problems" values={{ count: problems.length }} />
      </summary>
      <ul>
        {problems.map(({ message, page, line, text }) => (
          <li key={`${page}.${line}.${message}.${text}`}>
            <span>{message}</span>
            {page !== null ? (
              <button type="button" className="btn btn-link btn-small" onClick={() => onPage(page)}>
                <FormattedMessage id="questions.import.page" values={{ page }} />
              </button>
            ) : (
              line !== null && (
                <small className="muted num">
                  <FormattedMessage id="questions.import.line" values={{ line }} />
                </small>
              )
            )}
            {text !== '' && !message.includes(text) && <q className="muted clip1">{text}</q>}
          </li>
        ))}
      </ul>
    </details>
  );
}
