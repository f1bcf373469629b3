import { FormattedMessage } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';

/** Prints the page; style sheets leave out what is no use on paper. */
export const PrintButton = () => (
  <Button look="quiet" icon="Document" onClick={() => window.print()}>
    <FormattedMessage id="air.timetable.print" />
  </Button>
);
