import { useState } from 'react';
import { useLoaderData, useLocation } from 'react-router';
import { isId } from 'edutech/core/common/ids';
import { Button } from 'edutech/core/ui/Button';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import { changed, listQuery } from 'edutech/core/ui/table/rules/list-address';
import { useCall, useText } from 'edutech/core/web/hooks';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { listUnits, listWords, removeUnit } from '../../../api';
import { wordLanguages } from '../../../model/word';
import { routes } from '../../../routes';
import { UnitTree } from './UnitTree';
import { WordsTable } from './WordsTable';

const UnitDrawer = onDemand(() => import('./UnitDrawer').then((part) => part.UnitDrawer));

export const loader = async ({ call, url, signal }: LoaderArgs) => {
  const search = url.searchParams;
  const { q, page, pageLine } = listQuery(search);
  const [unit, language] = [search.get('unit'), wordLanguages.find((one) => one === search.get('language'))];
  const options = { signal };
  const [units, words] = await Promise.all([
    call(listUnits, {}, options),
    call(
      listWords,
      { page, pageLine, ...(q && { q }), ...(isId(unit) && { unitId: unit }), ...(language && { language }) },
      options,
    ),
  ]);
  return { ...units, words, unit: units.units.find(({ unitId }) => unitId === unit) ?? null };
};
export type LibraryData = Awaited<ReturnType<typeof loader>>;

/** The library: units by book, and their words, which are searched and changed. */
export function Page() {
  const t = useText();
  const call = useCall();
  const data = useLoaderData<LibraryData>();
  const query = new URLSearchParams(useLocation().search);
  const { unit, units } = data;
  const [editing, setEditing] = useState<'new' | 'unit' | null>(null);
  const remove = useAct((unitId: string) => call(removeUnit, { unitId, on: true }), {
    done: () => ({ id: 'dictionary.library.removed', values: { title: unit?.title ?? '' } }),
    undo: (_, unitId) => call(removeUnit, { unitId, on: false }),
  });
  return (
    <PageFrame
      title={t('dictionary.library.title')}
      note={unit ? `${unit.book} ${unit.title}` : undefined}
      end={
        <>
          {unit?.isMine && (
            <>
              <Button icon="Delete" busy={remove.isBusy} onClick={() => void remove.run(unit.unitId)}>
                {t('dictionary.library.remove')}
              </Button>
              <Button icon="Edit" onClick={() => setEditing('unit')}>
                {t('dictionary.library.rename')}
              </Button>
              <Button look="primary" icon="Add" to={routes.wordsAdd.to({ unit: unit.unitId })}>
                {t('dictionary.wordsAdd.title')}
              </Button>
            </>
          )}
          <Button look={unit?.isMine ? 'outline' : 'primary'} icon="Folder" onClick={() => setEditing('new')}>
            {t('dictionary.library.newUnit')}
          </Button>
        </>
      }
    >
      <div className="dictionary-desk dictionary-desk-two">
        <UnitTree
          units={units}
          current={unit?.unitId ?? null}
          addressOf={({ unitId }) => changed(query, { unit: unitId === unit?.unitId ? null : unitId, page: null })}
        />
        <Stack>
          <FilterBar
            search={t('dictionary.library.search')}
            filters={[
              {
                name: 'language',
                label: t('dictionary.library.language'),
                all: t('dictionary.library.allLanguages'),
                options: wordLanguages.map((value) => ({ value, label: t(`dictionary.language.${value}`) })),
              },
            ]}
          />
          <WordsTable data={data} />
        </Stack>
      </div>
      {editing && (
        <UnitDrawer unit={editing === 'unit' ? unit : null} levels={data.levels} onClose={() => setEditing(null)} />
      )}
    </PageFrame>
  );
}
