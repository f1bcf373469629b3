import { FormattedMessage } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { checks } from '../../model/sharing';
import type { ReviewState } from './use-review';

/** What is looked at: each is ticked, by its number too, before a resource passes. */
export function Checklist({ review }: { readonly review: ReviewState }) {
  const { ticks, tick, tickAll, isOpen, isAllTicked } = review;
  return (
    <Panel
      title={<FormattedMessage id="resource.audit.checks" />}
      note={
        <span className="muted num">
          {ticks.size} / {checks.length}
        </span>
      }
      end={
        isOpen && (
          <Button size="small" look="quiet" onClick={tickAll}>
            <FormattedMessage id={isAllTicked ? 'resource.audit.untickAll' : 'resource.audit.tickAll'} />
          </Button>
        )
      }
    >
      <fieldset className="resource-ticks" disabled={!isOpen}>
        {checks.map((check, at) => (
          <label key={check} className="resource-tick">
            <input type="checkbox" checked={ticks.has(check)} onChange={() => tick(check)} />
            <span className="resource-tick-words">
              <span>
                <FormattedMessage id={`resource.check.${check}`} />
              </span>
              <small>
                <FormattedMessage id={`resource.check.${check}.hint`} />
              </small>
            </span>
            <kbd className="key">{at + 1}</kbd>
          </label>
        ))}
      </fieldset>
    </Panel>
  );
}
