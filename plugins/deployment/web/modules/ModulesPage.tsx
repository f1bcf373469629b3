import { useState } from 'react';
import { useLoaderData, useLocation } from 'react-router';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { Button } from 'edutech/core/ui/Button';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { TypedConfirm } from 'edutech/core/ui/form/TypedConfirm';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { SaveState } from 'edutech/core/ui/states/SaveState';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { type InstalledModule, listModules } from '../../api';
import { moduleColumns } from './columns';
import { isIn, isMeant, moduleStates } from './rules/module-state';
import { SwitchReach } from './SwitchReach';
import { useTurning } from './use-turning';

const ModuleSide = onDemand(async () => (await import('./ModuleSide')).ModuleSide);
const InstallHelp = onDemand(async () => (await import('./InstallHelp')).InstallHelp);

type Data = OutputOf<typeof listModules>;

export const loader: Loader<Data> = ({ call }) => call(listModules, {});

/** The registry: what runs, where, how well, and the switch that turns it off on every server. */
export function Page() {
  const { modules, counties, off, cityFile } = useLoaderData<Data>();
  const t = useText();
  const turning = useTurning();
  const [ending, setEnding] = useState<InstalledModule | null>(null);
  const [isInstalling, setInstalling] = useState(false);
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const state = moduleStates.find((one) => one === query.get('state'));
  const rows = modules.filter((one) => (!state || isIn(one, state)) && isMeant(one, query.get('q') ?? ''));
  const open = modules.find(({ id }) => id === query.get('open'));
  const turnForCity = (module: InstalledModule, isOn: boolean) => {
    if (isOn) void turning.turn(module, null, true).catch(() => undefined);
    else setEnding(module);
  };
  return (
    <PageFrame
      title={t('deployment.modules.title')}
      note={t('deployment.modules.note')}
      end={
        <>
          {turning.saving && <SaveState saving={turning.saving} />}
          <Button look="primary" icon="Add" onClick={() => setInstalling(true)}>
            {t('deployment.modules.install')}
          </Button>
        </>
      }
    >
      <div className={open ? 'deployment-columns' : undefined}>
        <div>
          <FilterBar
            search={t('deployment.modules.search')}
            filters={[
              {
                name: 'state',
                label: t('deployment.modules.state'),
                look: 'chips',
                all: t('deployment.modules.all', { count: modules.length }),
                options: moduleStates.map((value) => ({
                  value,
                  label: t(`deployment.modules.state.${value}`),
                  count: modules.filter((one) => isIn(one, value)).length,
                })),
              },
            ]}
          />
          {turning.changedAt && <SwitchReach changedAt={turning.changedAt} />}
          <DataTable
            name="deployment.modules"
            label={t('deployment.modules.title')}
            columns={moduleColumns(t, { counties, onTurn: turnForCity })}
            rows={rows}
            keyOf={({ id }) => id}
            nameOf={({ title }) => title}
            openAt={({ id }) => changed(query, { open: id })}
            current={open?.id ?? null}
            rowClass={({ isOn }) => (isOn ? undefined : 'table-dim')}
            filters={['state']}
            empty={{ title: t('deployment.modules.empty') }}
          />
          {off.length > 0 && (
            <p className="muted above-3 size-13">{t('deployment.modules.offByFile', { ids: off.join(', ') })}</p>
          )}
        </div>
        {open && (
          <ModuleSide
            key={open.id}
            module={open}
            modules={modules}
            counties={counties}
            cityFile={cityFile}
            turning={turning}
            onEnd={() => setEnding(open)}
          />
        )}
      </div>
      {ending && (
        <TypedConfirm
          title={t('deployment.modules.end')}
          name={ending.title}
          act={t('deployment.modules.end')}
          onConfirm={() => turning.turn(ending, null, false)}
          onClose={() => setEnding(null)}
        >
          <p>{t('deployment.modules.endText', { title: ending.title })}</p>
          {ending.requiredBy.length > 0 && (
            <p>{t('deployment.modules.endNeeded', { ids: ending.requiredBy.join(', ') })}</p>
          )}
        </TypedConfirm>
      )}
      {isInstalling && <InstallHelp onClose={() => setInstalling(false)} />}
    </PageFrame>
  );
}
