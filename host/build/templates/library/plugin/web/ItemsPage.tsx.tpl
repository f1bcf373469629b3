import { useLoaderData } from 'react-router';
import { useCan } from 'edutech/core/ui/Can';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { useText } from 'edutech/core/web/hooks';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { LibraryPage } from 'edutech/plugins/library/kit/ui/page/LibraryPage';
import { loadLibrary } from 'edutech/plugins/library/kit/ui/page/load-library';
import * as api from '../api';
import { kinds } from '../model/kinds';
import { editors } from '../model/rights';
import { routes } from '../routes';

const ItemDrawer = onDemand(() => import('./ItemDrawer').then((part) => part.ItemDrawer));

export const loader = (args: LoaderArgs) => loadLibrary(args, api.listItems, { kind: kinds });

/** What teachers have collected, by chapter. */
export function Page() {
  const t = useText();
  const options = kinds.map((value) => ({ value, label: t(`{{id}}.kind.${value}`) }));
  return (
    <LibraryPage
      data={useLoaderData<Awaited<ReturnType<typeof loader>>>()}
      area="{{id}}"
      path={routes.list.path}
      endpoints={api}
      mayEdit={useCan(editors)}
      filters={[{ name: 'kind', label: t('{{id}}.item.kind'), all: t('{{id}}.kind.all'), look: 'chips', options }]}
      columns={[
        { id: 'kind', title: t('{{id}}.item.kind'), width: '96px', cell: ({ kind }) => t(`{{id}}.kind.${kind}`) },
      ]}
      card={({ text }) => text}
      drawer={(opened) => <ItemDrawer key={opened.item?.id ?? 'new'} {...opened} />}
    />
  );
}
