import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { Import } from '../../../api/importing';

interface PaperProblemsProps {
  readonly problems: Import['problems'];
  readonly onPage: (page: number) => void;
}

/** What could not be taken over, where it stands and why. */
export function PaperProblems({ problems, onPage }: PaperProblemsProps) {
  const t = useText();
  if (problems.length === 0) return null;
  return (
    <details className="card questions-mend-problems below-3 t-13" open={problems.length <= 3}>
      <Row as="summary" className="ink-due strong pressable">
        <Icon name="Warning" />
        {t('questions.import.problems', { count: problems.length })}
      </Row>
      <Stack as="ul" gap={1}>
        {problems.map(({ message, page, line, text }) => (
          <li key={`${page}.${line}.${message}.${text}`}>
            <span>{message}</span>
            {page !== null ? (
              <button type="button" className="btn btn-link btn-small" onClick={() => onPage(page)}>
                {t('questions.import.page', { page })}
              </button>
            ) : (
              line !== null && <small className="muted num">{t('questions.import.line', { line })}</small>
            )}
            {text !== '' && !message.includes(text) && <q className="muted clip1">{text}</q>}
          </li>
        ))}
      </Stack>
    </details>
  );
}
