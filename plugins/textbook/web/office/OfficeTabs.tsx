import { Tabs } from 'edutech/core/ui/navigation/Tabs';
import { useText } from 'edutech/core/web/hooks';
import { routes } from '../../routes';

const pages = { books: routes.office.to(), editions: routes.officeEditions.to() } as const;

/** What a bureau keeps: books, and the editions that they are of. */
export function OfficeTabs({ current }: { readonly current: keyof typeof pages }) {
  const t = useText();
  return (
    <Tabs
      className="below-4"
      label={t('textbook.office.tabs')}
      current={current}
      items={Object.entries(pages).map(([id, to]) => ({ id, label: t(`textbook.office.${id}`), to }))}
    />
  );
}
