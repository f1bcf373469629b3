import { createContext, useContext } from 'react';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { Problem } from '../../model/checks';

/** What is wrong, for the fields to show it in their places. */
export const ProblemsContext = createContext<readonly Problem[]>([]);

/** What is wrong with one field: with `at` itself, or with anything below it. */
export function FieldProblems({ at, below = false }: { at: string; below?: boolean }) {
  const t = useText();
  const problems = useContext(ProblemsContext).filter((one) => one.at === at || (below && one.at.startsWith(`${at}/`)));
  if (problems.length === 0) return null;
  const said = [...new Set(problems.map(({ key, params }) => t(key, params)))];
  return (
    <p className="questions-problem" role="alert">
      <Icon name="Warning" size={16} />
      <span>{said.join(' ')}</span>
    </p>
  );
}

/** Everything that is wrong, beside the preview: what keeps the question from being saved, and what is only to be known. */
export function ProblemsPanel({ problems }: { problems: readonly Problem[] }) {
  const t = useText();
  const blocking = problems.filter(({ isBlocking }) => isBlocking);
  const said = [...new Set(problems.map(({ key, params }) => t(key, params)))];
  return (
    <section className="card pad-4">
      <h2 className="t-head">{t('questions.cq.check')}</h2>
      {blocking.length === 0 && (
        <Row as="p" className="ink-done t-13 above-2">
          <Icon name="Checkmark" size={16} />
          {t('questions.cq.ready')}
        </Row>
      )}
      {said.length > 0 && (
        <Stack as="ul" gap={1} className="questions-problems above-2 ink-due t-13">
          {said.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </Stack>
      )}
    </section>
  );
}
