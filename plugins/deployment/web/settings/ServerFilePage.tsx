import { useLoaderData, useLocation } from 'react-router';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { Tag } from 'edutech/core/ui/Tag';
import { useText, type Translate } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { listSettings, type SettingRow } from '../../api';
import { settingGroups } from '../../model/settings/setting-kinds';
import { SettingSide } from './SettingSide';
import { SettingsTabs } from './SettingsTabs';
import { SettingValue } from './values/SettingValue';

type Data = OutputOf<typeof listSettings>;

export const loader: Loader<Data> = ({ call }) => call(listSettings, {});

/** Every setting: what it means, what holds, where that comes from. The city's file has the last word. */
export function Page() {
  const { settings, cityFile } = useLoaderData<Data>();
  const t = useText();
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const group = settingGroups.find((one) => one === query.get('group'));
  const typed = (query.get('q') ?? '').toLowerCase();
  const isMeant = ({ name, meaning }: SettingRow) => [name, meaning].some((word) => word.toLowerCase().includes(typed));
  const rows = settings.filter((row) => (!group || row.group === group) && isMeant(row));
  const open = settings.find(({ name }) => name === query.get('open'));
  return (
    <PageFrame
      title={t('deployment.serverFile.title')}
      note={t(cityFile ? 'deployment.settings.note' : 'deployment.settings.noteNoFile', { file: cityFile })}
    >
      <SettingsTabs current="serverFile" />
      <div className={open ? 'deployment-columns above-4' : 'above-4'}>
        <div>
          <FilterBar
            search={t('deployment.settings.search')}
            filters={[
              {
                name: 'group',
                label: t('deployment.settings.group'),
                look: 'chips',
                all: t('deployment.settings.all'),
                options: settingGroups
                  .filter((value) => settings.some((row) => row.group === value))
                  .map((value) => ({
                    value,
                    label: t(`deployment.settings.group.${value}`),
                    count: settings.filter((row) => row.group === value).length,
                  })),
              },
            ]}
          />
          <DataTable
            name="deployment.settings"
            label={t('deployment.settings.title')}
            columns={columnsOf(t)}
            rows={rows}
            keyOf={({ name }) => name}
            nameOf={({ name }) => name}
            openAt={({ name }) => changed(query, { open: name })}
            current={open?.name ?? null}
            filters={['group']}
            empty={{ title: t('deployment.settings.empty') }}
          />
        </div>
        {open && <SettingSide key={open.name} setting={open} cityFile={cityFile} />}
      </div>
    </PageFrame>
  );
}

function columnsOf(t: Translate): Column<SettingRow>[] {
  return [
    {
      id: 'setting',
      title: t('deployment.settings.setting'),
      main: true,
      cell: ({ name, meaning }) => (
        <span className="deployment-setting">
          {meaning}
          <small className="muted">
            <code>{name}</code>
          </small>
        </span>
      ),
    },
    { id: 'value', title: t('deployment.settings.value'), width: '26%', cell: (row) => <SettingValue setting={row} /> },
    {
      id: 'origin',
      title: t('deployment.settings.origin'),
      width: '112px',
      cell: ({ origin }) => <Tag tone={origin === 'file' ? 'info' : 'plain'}>{t(`deployment.origin.${origin}`)}</Tag>,
    },
  ];
}
