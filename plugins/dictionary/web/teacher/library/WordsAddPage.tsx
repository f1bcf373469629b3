import { useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { NothingHere } from 'edutech/core/ui/states/NothingHere';
import { ExportButton } from 'edutech/core/ui/table/ExportButton';
import { useCall, useText } from 'edutech/core/web/hooks';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { addWords, listUnits, readWordSheet, wordSheet } from '../../../api';
import type { Unit } from '../../../api/library';
import { type ReadWords, readText } from '../../../model/read-words';
import { emptyWord, mostAtOnce, mostSent, type WordText } from '../../../model/word';
import { routes } from '../../../routes';
import { FoundWords } from './FoundWords';
import { HandFields } from './HandFields';

const ways = ['hand', 'text', 'sheet'] as const;
/** Longest pasted text. Characters. */
const longestText = 60_000;

export const loader = async ({ call, url, signal }: LoaderArgs) => {
  const { units } = await call(listUnits, {}, { signal });
  const mine = units.filter(({ isMine }) => isMine);
  return mine.find(({ unitId }) => unitId === url.searchParams.get('unit')) ?? mine[0] ?? null;
};

/** Adds words to a unit: by hand, from a pasted list, from a workbook. */
export function Page() {
  const unit = useLoaderData<Unit | null>();
  if (unit) return <Adding key={unit.unitId} unit={unit} />;
  return (
    <NothingHere
      picture="box"
      title="dictionary.add.noUnit"
      on={{ to: routes.library.to({}), label: 'dictionary.library.title' }}
    />
  );
}

function Adding({ unit }: { readonly unit: Unit }) {
  const t = useText();
  const call = useCall();
  const navigate = useNavigate();
  const [way, setWay] = useState<(typeof ways)[number]>('hand');
  const [text, setText] = useState('');
  const [sheet, setSheet] = useState<ReadWords | null>(null);
  const [written, setWritten] = useState<readonly WordText[]>([emptyWord]);
  const read = useAct(
    async (file: File) => setSheet(await call(readWordSheet, { language: unit.language }, { files: { file } })),
    { changes: false },
  );
  const byHand = written.filter((word) => word.text.trim() !== '');
  const found: ReadWords =
    way === 'hand'
      ? { words: byHand, faults: [] }
      : way === 'text'
        ? readText(text, unit.language)
        : (sheet ?? { words: [], faults: [] });
  const words = found.words.slice(0, mostAtOnce);
  const save = useAct(
    async () => {
      for (let at = 0; at < words.length; at += mostSent)
        await call(addWords, { unitId: unit.unitId, words: words.slice(at, at + mostSent) });
      await navigate(routes.library.to({ unit: unit.unitId }));
    },
    { done: () => ({ id: 'dictionary.add.done', values: { count: words.length } }) },
  );
  return (
    <PageFrame
      title={t('dictionary.wordsAdd.title')}
      note={`${unit.book} ${unit.title}`}
      end={
        <Button
          look="primary"
          icon="Checkmark"
          busy={save.isBusy}
          disabled={words.length === 0}
          onClick={() => void save.run()}
        >
          {t('dictionary.add.save', { count: words.length })}
        </Button>
      }
    >
      <Stack gap={4}>
        <Row>
          <Segmented
            label={t('dictionary.add.way')}
            value={way}
            onChange={setWay}
            options={ways.map((value) => ({ value, label: t(`dictionary.add.way.${value}`) }))}
          />
        </Row>
        {way === 'hand' && <HandFields words={written} language={unit.language} onWords={setWritten} />}
        {way === 'text' && (
          <label className="card pad-4 block">
            <span className="t-strong block below-2">{t('dictionary.add.text')}</span>
            <textarea
              className="input wide"
              rows={10}
              maxLength={longestText}
              value={text}
              placeholder={t(`dictionary.add.example.${unit.language}`)}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          </label>
        )}
        {way === 'sheet' && (
          <Row wrap gap={4} rows={3} className="card pad-4">
            <label className="grow">
              <span className="t-strong block below-2">{t('dictionary.add.sheet')}</span>
              <input
                type="file"
                accept=".xlsx,.csv"
                disabled={read.isBusy}
                onChange={({ currentTarget }) => {
                  const [file] = currentTarget.files ?? [];
                  if (file) void read.run(file);
                }}
              />
            </label>
            <ExportButton endpoint={wordSheet} input={{ unitId: unit.unitId }} />
          </Row>
        )}
        {way !== 'hand' && <FoundWords found={found} language={unit.language} />}
      </Stack>
    </PageFrame>
  );
}
