import { FormattedDate, FormattedMessage } from 'react-intl';
import { Panel } from 'edutech/core/ui/Card';
import type { KeptLesson } from './kept-lesson';

/** Who did what with the lesson, the last first. */
export function StepsPanel({ steps }: { readonly steps: KeptLesson['steps'] }) {
  if (steps.length === 0) return null;
  return (
    <Panel title={<FormattedMessage id="air.lesson.steps" />}>
      <ol className="air-steps">
        {steps.map(({ act, by, reason, at }) => (
          <li key={at + act}>
            <span>
              <b>{by}</b> <FormattedMessage id={`air.step.${act}`} />
            </span>
            <time className="num" dateTime={at}>
              <FormattedDate value={at} month="numeric" day="numeric" hour="2-digit" minute="2-digit" />
            </time>
            {reason && <p>{reason}</p>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
