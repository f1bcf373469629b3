import { IconButton } from 'edutech/core/ui/IconButton';
import { useDialogs, useText } from 'edutech/core/web/hooks';
import { helpedPages } from '../../generated/messages';
import type { Page } from '../plugins/plugin-set';

/** The way to the help of a page that has some. */
export function HelpButton({ page }: { readonly page: Page }) {
  const t = useText();
  const dialogs = useDialogs();
  if (!helpedPages.has(page.id)) return null;
  return <IconButton icon="QuestionCircle" label={t('host.help.title')} onClick={() => dialogs.help()} />;
}
