import { useLocation } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { IconButton } from 'edutech/core/ui/IconButton';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Row } from 'edutech/core/ui/layout/Row';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { type Translate, useCall, useText } from 'edutech/core/web/hooks';
import { makeAudio, removeWords } from '../../../api';
import { useVoice } from '../../shared/use-voice';
import { langOfWord, meaningOf, soundOf, WordText } from '../../shared/WordText';
import type { LibraryData } from './LibraryPage';

const WordDrawer = onDemand(() => import('./WordDrawer').then((part) => part.WordDrawer));
type WordRow = LibraryData['words']['data'][number];

/** Does it, and gives the choice up. */
async function act(running: Promise<unknown>, done: () => void): Promise<void> {
  await running;
  done();
}

/** Words of a unit, or those that were searched: heard, changed, removed. */
export function WordsTable({ data }: { readonly data: LibraryData }) {
  const t = useText();
  const call = useCall();
  const query = new URLSearchParams(useLocation().search);
  const voice = useVoice();
  const { data: rows, pageData } = data.words;
  const open = rows.find(({ wordId, isMine }) => isMine && wordId === query.get('open'));
  const remove = useAct((wordIds: string[]) => call(removeWords, { wordIds, on: true }), {
    done: (_, wordIds) => ({ id: 'dictionary.library.wordsRemoved', values: { count: wordIds.length } }),
    undo: (_, wordIds) => call(removeWords, { wordIds, on: false }),
  });
  const speak = useAct((wordIds: string[]) => call(makeAudio, { wordIds }), {
    done: ({ made }) => ({ id: 'dictionary.library.said', values: { count: made } }),
  });
  return (
    <>
      <DataTable
        name="dictionary.words"
        label={t('dictionary.library.words')}
        columns={columnsOf(t)}
        rows={rows}
        total={pageData.total}
        keyOf={({ wordId }) => wordId}
        nameOf={({ text }) => text}
        openAt={({ wordId }) => changed(query, { open: wordId })}
        current={open?.wordId ?? null}
        filters={['language', 'unit']}
        bulk={(chosen, done) => {
          const mine = chosen.filter(({ isMine }) => isMine).map(({ wordId }) => wordId);
          return (
            <>
              {data.hasSpeech && (
                <Button
                  size="small"
                  icon="Speaker"
                  busy={speak.isBusy}
                  disabled={mine.length === 0 || mine.length > 30}
                  onClick={() => void act(speak.run(mine), done)}
                >
                  {t('dictionary.library.speak')}
                </Button>
              )}
              <Button
                size="small"
                icon="Delete"
                busy={remove.isBusy}
                disabled={mine.length === 0}
                onClick={() => void act(remove.run(mine), done)}
              >
                {t('dictionary.library.removeWords')}
              </Button>
            </>
          );
        }}
        acts={(word) => (
          <Row gap={1}>
            <IconButton
              icon="Speaker"
              label={t('dictionary.heat.listen', { word: word.text })}
              onClick={() => voice.say(word)}
            />
            {word.isMine && (
              <IconButton
                icon="Edit"
                label={t('dictionary.library.edit', { word: word.text })}
                to={changed(query, { open: word.wordId })}
              />
            )}
          </Row>
        )}
        empty={{ title: t('dictionary.library.empty'), text: t('dictionary.library.empty.text') }}
      />
      {open && <WordDrawer key={open.wordId} word={open} closeTo={changed(query, { open: null })} />}
    </>
  );
}

const columnsOf = (t: Translate): Column<WordRow>[] => [
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
  { id: 'sound', title: t('dictionary.column.sound'), width: '160px', cell: (word) => soundOf(word) || '–' },
  { id: 'meaning', title: t('dictionary.column.meaning'), cell: (word) => meaningOf(word) || '–' },
  {
    id: 'example',
    title: t('dictionary.column.example'),
    hidden: true,
    cell: ({ example, language }) => <span lang={langOfWord[language]}>{example || '–'}</span>,
  },
  {
    id: 'unit',
    title: t('dictionary.column.unit'),
    width: '160px',
    cell: ({ unit }) => <CityWords>{unit}</CityWords>,
  },
  {
    id: 'audio',
    title: t('dictionary.column.audio'),
    width: '104px',
    cell: ({ audioKind }) => t(`dictionary.audio.${audioKind ?? 'browser'}`),
  },
];
