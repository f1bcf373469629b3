import { useIntl } from 'react-intl';
import { Tabs } from 'edutech/core/ui/navigation/Tabs';
import { routes } from '../../routes';

const pages = { books: routes.office.to(), editions: routes.officeEditions.to() } as const;

/** What a bureau keeps: books, and the editions that they are of. */
export function OfficeTabs({ current }: { readonly current: keyof typeof pages }) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `textbook.office.${id}` });
  return (
    <Tabs
      className="textbook-sources"
      label={text('tabs')}
      current={current}
      items={Object.entries(pages).map(([id, to]) => ({ id, label: text(id), to }))}
    />
  );
}
