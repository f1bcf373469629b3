import { FormattedMessage } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { loginPath } from '../routing/guard';

/** In place of a page whose module was switched off while somebody was on it. */
export function SwitchedOffPage() {
  return (
    <div className="wrap state-wrap">
      <div className="card">
        <EmptyState
          page
          picture="signpost"
          title={<FormattedMessage id="host.switchedOff.title" />}
          text={<FormattedMessage id="host.switchedOff.text" />}
          actions={
            <Button look="primary" to={loginPath} icon="Home">
              <FormattedMessage id="host.toHome" />
            </Button>
          }
        />
      </div>
    </div>
  );
}

/** Above a page that still holds unsaved work: it stays until that is saved elsewhere or given up. */
export function SwitchedOffNote() {
  return (
    <p className="wrap off-note" role="alert">
      <FormattedMessage id="host.switchedOff.unsaved" />
    </p>
  );
}
