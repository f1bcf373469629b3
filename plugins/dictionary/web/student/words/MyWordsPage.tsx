import { useLoaderData, useLocation } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { IconButton } from 'edutech/core/ui/IconButton';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { changed, listQuery } from 'edutech/core/ui/table/rules/list-address';
import { type Translate, useText } from 'edutech/core/web/hooks';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { myWords } from '../../../api';
import type { MyWord } from '../../../api/practising';
import { skills } from '../../../model/modes';
import { wordLanguages } from '../../../model/word';
import { routes } from '../../../routes';
import { useVoice } from '../../shared/use-voice';
import { meaningOf, soundOf, WordText } from '../../shared/WordText';
import { ReturnDay } from './ReturnDay';

const WordPage = onDemand(() => import('./WordPage').then((part) => part.WordPage));

export const loader = ({ call, url, signal }: LoaderArgs) => {
  const { q, page, pageLine } = listQuery(url.searchParams);
  const language = wordLanguages.find((one) => one === url.searchParams.get('language'));
  return call(myWords, { ...(q && { q }), page, pageLine, ...(language && { language }) }, { signal });
};
type Data = Awaited<ReturnType<typeof loader>>;

/** Words that a student has practised, and when they come back; each opens with all that is known of it. */
export function Page() {
  const t = useText();
  const { data, pageData } = useLoaderData<Data>();
  const query = new URLSearchParams(useLocation().search);
  const voice = useVoice();
  const open = data.find(({ wordId }) => wordId === query.get('open'));
  return (
    <PageFrame title={t('dictionary.myWords.title')} note={t('dictionary.myWords.note')}>
      <Stack>
        <FilterBar
          search={t('dictionary.myWords.search')}
          filters={[
            {
              name: 'language',
              label: t('dictionary.myWords.language'),
              all: t('dictionary.list.all'),
              options: wordLanguages.map((value) => ({ value, label: t(`dictionary.language.${value}`) })),
            },
          ]}
        />
        <DataTable
          name="dictionary.myWords"
          label={t('dictionary.myWords.title')}
          columns={columnsOf(t)}
          rows={data}
          total={pageData.total}
          keyOf={({ wordId }) => wordId}
          nameOf={({ text }) => text}
          openAt={({ wordId }) => changed(query, { open: wordId })}
          current={open?.wordId ?? null}
          filters={['language']}
          acts={(word) => (
            <IconButton
              icon="Speaker"
              label={t('dictionary.heat.listen', { word: word.text })}
              onClick={() => voice.say(word)}
            />
          )}
          empty={{
            title: t('dictionary.myWords.empty'),
            actions: <Button to={routes.studentList.to()}>{t('dictionary.practise.back')}</Button>,
          }}
        />
      </Stack>
      {open && <WordPage key={open.wordId} word={open} closeTo={changed(query, { open: null })} />}
    </PageFrame>
  );
}

const columnsOf = (t: Translate): Column<MyWord>[] => [
  {
    id: 'text',
    title: t('dictionary.column.word'),
    main: true,
    cell: (word) => (
      <span className="t-18">
        <WordText word={word} />
      </span>
    ),
  },
  { id: 'sound', title: t('dictionary.column.sound'), width: '128px', cell: (word) => soundOf(word) || '–' },
  { id: 'meaning', title: t('dictionary.column.meaning'), cell: (word) => meaningOf(word) || '–' },
  ...skills.map(
    (skill): Column<MyWord> => ({
      id: skill,
      title: t(`dictionary.returns.${skill}`),
      width: '112px',
      cell: ({ returns }) => {
        const own = returns.find((one) => one.skill === skill);
        return own ? <ReturnDay at={own.dueAt} /> : '–';
      },
    }),
  ),
];
