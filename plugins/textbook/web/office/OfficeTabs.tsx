import { Tabs } from 'edutech/core/ui/navigation/Tabs';
import { useText } from 'edutech/core/web/hooks';

const pages = { books: '/admin/textbooks', editions: '/admin/textbooks/editions' } as const;

/** What a bureau keeps: books, and the editions that they are of. */
export function OfficeTabs({ current }: { readonly current: keyof typeof pages }) {
  const t = useText();
  return (
    <Tabs
      className="textbook-sources"
      label={t('textbook.office.tabs')}
      current={current}
      items={Object.entries(pages).map(([id, to]) => ({ id, label: t(`textbook.office.${id}`), to }))}
    />
  );
}
