import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { keysInReach } from 'edutech/core/ui/keys/page-keys';
import { usePageKeys } from 'edutech/core/ui/keys/use-page-keys';
import { useDialogs, useMessages } from 'edutech/core/web/hooks';
import type { DialogList } from 'edutech/core/web/screen/dialog-queue';
import { helpedPages } from '../../generated/messages';
import type { Page } from '../plugins/plugin-set';
import type { HelpPanel } from './HelpPanel';

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
  const messages = useMessages();
  const [part, setPart] = useState<{ readonly HelpPanel: typeof HelpPanel } | null>(null);
  const asked = help.value;
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
  // Comes when it is asked for first, and stays
  useEffect(() => {
    if (!asked || part) return;
    import('./HelpPanel').then(setPart, () => {
      messages.show('host.help.failed', { tone: 'error' });
      asked.close();
    });
  }, [asked, part, messages]);
  return asked && part && <part.HelpPanel page={helped} asked={asked} />;
}
