import { useLoaderData } from 'react-router';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import { useText } from 'edutech/core/web/hooks';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { listFiles } from '../api';

export const loader = ({ call, signal }: LoaderArgs) => call(listFiles, {}, { signal });

/** What a school has to watch and to read. */
export function Page() {
  const t = useText();
  return (
    <PageFrame title={t('{{id}}.title')} note={t('{{id}}.note')}>
      <DataTable
        name="{{id}}.files"
        label={t('{{id}}.title')}
        columns={[{ id: 'title', title: t('{{id}}.file'), main: true, cell: ({ title }) => title }]}
        rows={useLoaderData<typeof loader>()}
        keyOf={({ id }) => id}
        nameOf={({ title }) => title}
        openAt={({ id }) => `/{{id}}/play?${new URLSearchParams({ id }).toString()}`}
        empty={{ title: t('{{id}}.empty') }}
      />
    </PageFrame>
  );
}
