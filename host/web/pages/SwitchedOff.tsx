import { useText } from 'edutech/core/web/hooks';
import { Signpost } from './Signpost';

/** In place of a page whose module is switched off, also while somebody is on it. */
export const SwitchedOffPage = () => <Signpost title="host.switchedOff.title" text="host.switchedOff.text" />;

/** Above a page that still holds unsaved work: it stays until that is saved elsewhere or given up. */
export function SwitchedOffNote() {
  const t = useText();
  return (
    <p className="wrap off-note" role="alert">
      {t('host.switchedOff.unsaved')}
    </p>
  );
}
