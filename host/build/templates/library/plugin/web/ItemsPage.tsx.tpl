import { useLoaderData } from 'react-router';
import { useCan } from 'edutech/core/ui/Can';
import { Panel } from 'edutech/core/ui/Card';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { LibraryPage } from 'edutech/plugins/library/kit/ui/page/LibraryPage';
import { loadLibrary } from 'edutech/plugins/library/kit/ui/page/load-library';
import * as api from '../api';
import { editors } from '../model/rights';
import { routes } from '../routes';

const ItemDrawer = onDemand(() => import('./ItemDrawer').then((part) => part.ItemDrawer));

export const loader = (args: LoaderArgs) =>
  loadLibrary(args, (wish) => args.call(api.listItems, wish, { signal: args.signal }));

const endpoints = {
  exportList: api.exportItems,
  remove: api.removeItems,
  restore: api.restoreItems,
  favour: api.favourItems,
  share: api.shareItems,
  withdraw: api.withdrawItems,
};

/** What teachers have collected, by chapter. */
export function Page() {
  return (
    <LibraryPage
      data={useLoaderData<Awaited<ReturnType<typeof loader>>>()}
      area="{{id}}"
      path={routes.list.path}
      endpoints={endpoints}
      mayEdit={useCan(editors)}
      card={({ id, title, text }) => (
        <Panel key={id} title={title}>
          <p className="card-body">{text}</p>
        </Panel>
      )}
      drawer={({ item, nodeId, close }) => (
        <ItemDrawer key={item?.id ?? 'new'} item={item} nodeId={nodeId} onClose={close} />
      )}
    />
  );
}
