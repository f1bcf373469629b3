import { FormattedMessage } from 'react-intl';
import { Signpost } from './Signpost';

/** In place of a page whose module was switched off while somebody was on it. */
export const SwitchedOffPage = () => <Signpost title="host.switchedOff.title" text="host.switchedOff.text" />;

/** Above a page that still holds unsaved work: it stays until that is saved elsewhere or given up. */
export function SwitchedOffNote() {
  return (
    <p className="wrap off-note" role="alert">
      <FormattedMessage id="host.switchedOff.unsaved" />
    </p>
  );
}
