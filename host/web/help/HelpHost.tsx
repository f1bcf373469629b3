import { useSignals } from '@preact/signals-react/runtime';
import { keysInReach } from 'edutech/core/ui/keys/page-keys';
import { usePageKeys } from 'edutech/core/ui/keys/use-page-keys';
import { useDialogs } from 'edutech/core/web/hooks';
import type { DialogList } from 'edutech/core/web/screen/dialog-queue';
import { helpedPages } from '../../generated/messages';
import type { Page } from '../plugins/plugin-set';
import { HelpPanel } from './HelpPanel';

interface HelpHostProps {
  readonly dialogs: DialogList;
  /** The page that is shown now. */
  readonly pageNow: () => Page | null;
}

/** Where the keys are that act now; the question mark works there. */
const inReach = {
  get current() {
    return keysInReach()?.place ?? null;
  },
};

/** Where help that somebody asked for is shown. `?` asks for it, on pages that have help or keys. */
export function HelpHost({ dialogs: { help }, pageNow }: HelpHostProps) {
  useSignals();
  const dialogs = useDialogs();
  const page = pageNow();
  const helped = page && helpedPages.has(page.id) ? page : null;
  usePageKeys(
    ({ key }) => {
      const now = pageNow();
      const isThere = key === '?' && (keysInReach() !== undefined || (now !== null && helpedPages.has(now.id)));
      if (isThere) dialogs.help(true);
      return isThere;
    },
    { own: inReach },
  );
  return help.value && <HelpPanel page={helped} asked={help.value} />;
}
