import { FormattedMessage } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { attemptStates } from '../../../model/answering/attempt';
import { ownWorkAddress } from '../../shared/addresses';
import type { Opened } from './state/sheet';
import { TopBar } from './TopBar';

/** Time is up: what had arrived is taken, or nothing was begun. */
export function Missed({ opened }: { readonly opened: Opened }) {
  const begun = opened.state === attemptStates.waiting ? 'never' : 'taken';
  return (
    <div className="work-st-sheet-page">
      <TopBar title={opened.title} />
      <div className="card work-st-handed">
        <EmptyState
          picture="lock"
          title={<FormattedMessage id={`work.answering.missed.${begun}`} />}
          text={<FormattedMessage id={`work.answering.missed.${begun}.text`} />}
          actions={
            <Button look="primary" to={ownWorkAddress}>
              <FormattedMessage id="work.answering.toList" />
            </Button>
          }
        />
      </div>
    </div>
  );
}
