import { FormattedMessage } from 'react-intl';
import { Panel } from 'edutech/core/ui/Card';
import { reviewChecks } from '../../model/kinds';
import type { ReviewState } from './use-review';

/** What is looked at: each is ticked, by its number too, before a question is let in. */
export function Checklist({ review: { ticks, tick, isOpen } }: { readonly review: ReviewState }) {
  return (
    <Panel
      title={<FormattedMessage id="questions.review.checks" />}
      note={
        <span className="muted num">
          {ticks.size} / {reviewChecks.length}
        </span>
      }
    >
      <fieldset className="questions-verify-list" disabled={!isOpen}>
        {reviewChecks.map((check, at) => (
          <label key={check} className="questions-verify">
            <input type="checkbox" checked={ticks.has(check)} onChange={() => tick(check)} />
            <span className="questions-words">
              <span>
                <FormattedMessage id={`questions.review.check.${check}`} />
              </span>
              <small className="muted">
                <FormattedMessage id={`questions.review.check.${check}.hint`} />
              </small>
            </span>
            <kbd className="key">{at + 1}</kbd>
          </label>
        ))}
      </fieldset>
    </Panel>
  );
}
