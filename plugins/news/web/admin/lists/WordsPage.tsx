import { useState } from 'react';
import { useLoaderData } from 'react-router';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { Button } from 'edutech/core/ui/Button';
import { useCan } from 'edutech/core/ui/Can';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import { listQuery } from 'edutech/core/ui/table/rules/list-address';
import { Tag } from 'edutech/core/ui/Tag';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { useCall, useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { addWords, adminSites, listWords, removeWords, type Word } from '../../../api';
import { wordLevels } from '../../../model/articles/text/words';
import { AreaTabs } from '../shared/AreaTabs';

const AddWords = onDemand(() => import('./AddWords').then((part) => part.AddWords));

interface Data {
  readonly list: OutputOf<typeof listWords>;
  readonly isCitys: boolean;
}

export const loader: Loader<Data> = async ({ call, url, signal }) => {
  const { sort: _, ...query } = listQuery(url.searchParams, sizes);
  const level = wordLevels.find((one) => one === url.searchParams.get('level'));
  const [list, sites] = await Promise.all([
    call(listWords, { ...query, ...(level && { level }) }, { signal }),
    call(adminSites, {}, { signal }),
  ]);
  return { list, isCitys: sites.some((site) => site.level === 'city') };
};

const sizes: readonly number[] = [15, 50, 100];

/** Words that keep a text from review, or that its writer should look at again. */
export function Page() {
  const { list, isCitys } = useLoaderData<Data>();
  const t = useText();
  const isKeeper = useCan(['news_admin.publish']) && isCitys;
  const [isAdding, setAdding] = useState(false);
  const remove = useRemove();
  return (
    <PageFrame
      title={t('news.words.title')}
      note={t(isKeeper ? 'news.words.note' : 'news.channels.citys')}
      end={
        isKeeper && (
          <Button look="primary" icon="Add" onClick={() => setAdding(true)}>
            {t('news.words.add')}
          </Button>
        )
      }
    >
      <AreaTabs current="words" />
      <FilterBar
        search={t('news.words.search')}
        filters={[
          {
            name: 'level',
            label: t('news.words.column.level'),
            look: 'chips',
            all: t('news.words.all'),
            options: wordLevels.map((value) => ({ value, label: t(`news.words.level.${value}`) })),
          },
        ]}
      />
      <DataTable<Word>
        name="news.words"
        label={t('news.words.title')}
        rows={list.items}
        total={list.page.total}
        sizes={sizes}
        keyOf={({ id }) => id}
        nameOf={({ word }) => word}
        filters={['level']}
        columns={[
          {
            id: 'word',
            title: t('news.words.column.word'),
            main: true,
            cell: ({ word }) => word,
          },
          {
            id: 'level',
            title: t('news.words.column.level'),
            width: '120px',
            cell: (row) => (
              <Tag tone={row.level === 'block' ? 'late' : 'due'}>{t(`news.words.level.${row.level}`)}</Tag>
            ),
          },
          { id: 'note', title: t('news.words.column.note'), cell: ({ note }) => note || '–' },
          {
            id: 'by',
            title: t('news.words.column.by'),
            width: '96px',
            cell: ({ addedBy }) => addedBy,
          },
          {
            id: 'at',
            title: t('news.words.column.at'),
            width: '150px',
            cell: ({ addedAt }) => <SaidMoment at={addedAt} />,
          },
        ]}
        {...(isKeeper && {
          bulk: (chosen: readonly Word[], done: () => void) => (
            <Button size="small" icon="Delete" onClick={() => void remove(chosen, done)}>
              {t('news.words.remove')}
            </Button>
          ),
        })}
        empty={{ title: t('news.words.empty'), text: t('news.words.note') }}
      />
      {isAdding && <AddWords onClose={() => setAdding(false)} />}
    </PageFrame>
  );
}

/** Takes words off the list; the undo lists them again as they were. */
function useRemove() {
  const call = useCall();
  const say = useUndo();
  return async (chosen: readonly Word[], done: () => void) => {
    const removed = await call(removeWords, { ids: chosen.map(({ id }) => id) }).catch(() => null);
    if (!removed) return;
    done();
    say('news.words.removed', { count: removed.length }, async () => {
      for (const level of wordLevels) {
        const list = removed.filter((word) => word.level === level).map(({ word, note }) => `${word}\t${note}`);
        if (list.length > 0) await call(addWords, { list: list.join('\n'), level });
      }
    });
  };
}
