import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { listFiles } from '../api';
import { routes } from '../routes';

export const loader = ({ call, signal }: LoaderArgs) => call(listFiles, {}, { signal });

/** What a school has to watch and to read. */
export function Page() {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `{{id}}.${id}` });
  return (
    <PageFrame title={text('title')} note={text('note')}>
      <DataTable
        name="{{id}}.files"
        label={text('title')}
        columns={[{ id: 'title', title: text('file'), main: true, cell: ({ title }) => title }]}
        rows={useLoaderData<typeof loader>()}
        keyOf={({ id }) => id}
        nameOf={({ title }) => title}
        openAt={({ id }) => routes.play.to({ id })}
        empty={{ title: <FormattedMessage id="{{id}}.empty" /> }}
      />
    </PageFrame>
  );
}
