import { createContext, useContext } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from 'edutech/core/ui/icons/Icon';
import type { Problem } from '../../model/checks';

/** What is wrong, for the fields to show it in their places. */
export const ProblemsContext = createContext<readonly Problem[]>([]);

/** What is wrong with one field: with `at` itself, or with anything below it. */
export function FieldProblems({ at, below = false }: { at: string; below?: boolean }) {
  const intl = useIntl();
  const problems = useContext(ProblemsContext).filter((one) => one.at === at || (below && one.at.startsWith(`${at}/`)));
  if (problems.length === 0) return null;
  const said = [...new Set(problems.map(({ key, params }) => intl.formatMessage({ id: key }, params)))];
  return (
    <p className="questions-problem" role="alert">
      <Icon name="Warning" size={16} />
      <span>{said.join(' ')}</span>
    </p>
  );
}

/** Everything that is wrong, beside the preview: what keeps the question from being saved, and what is only to be known. */
export function ProblemsPanel({ problems }: { problems: readonly Problem[] }) {
  const intl = useIntl();
  const blocking = problems.filter(({ isBlocking }) => isBlocking);
  const said = [...new Set(problems.map(({ key, params }) => intl.formatMessage({ id: key }, params)))];
  return (
    <section className="card questions-side-card">
      <h2>
        <FormattedMessage id="questions.cq.check" />
      </h2>
      {blocking.length === 0 && (
        <p className="questions-ready">
          <Icon name="Checkmark" size={16} />
          <FormattedMessage id="questions.cq.ready" />
        </p>
      )}
      {said.length > 0 && (
        <ul className="questions-problems">
          {said.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
