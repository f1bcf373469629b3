import { Button } from 'edutech/core/ui/Button';
import { useText } from 'edutech/core/web/hooks';

/** Prints the page; style sheets leave out what is no use on paper. */
export function PrintButton() {
  const t = useText();
  return (
    <Button look="quiet" icon="Document" onClick={() => window.print()}>
      {t('air.timetable.print')}
    </Button>
  );
}
