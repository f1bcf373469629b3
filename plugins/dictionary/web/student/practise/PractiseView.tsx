import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { useNarrow } from 'edutech/core/ui/hooks/use-narrow';
import { IconButton } from 'edutech/core/ui/IconButton';
import { KeyHints } from 'edutech/core/ui/keys/KeyHints';
import { Row } from 'edutech/core/ui/layout/Row';
import { SaveState } from 'edutech/core/ui/states/SaveState';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import { useText } from 'edutech/core/web/hooks';
import { routes } from '../../../routes';
import type { DayData } from '../load-day';
import { Ask } from '../ways/Ask';
import { Done } from './Done';
import { practiceHints } from './practice-hints';
import { type Practice, usePractice } from './use-practice';
import { WordRail } from './WordRail';

/** A practice from its first word to its end. */
export function PractiseView({ data }: { readonly data: DayData }) {
  const t = useText();
  const practice = usePractice(data);
  const { session, task, word, assignment } = practice;
  const [sign, setSign] = useState<string | null>(null);
  const title = assignment?.title ?? t('dictionary.practise.title');
  return (
    <div className="dictionary-practise">
      <TopBar practice={practice} title={title} />
      {!session && <Skeletons shape="cards" />}
      {session && !task && <Done practice={practice} data={data} />}
      {session && task && word && (
        <main className={task.mode === 'strokes' ? 'dictionary-stage dictionary-stage-three' : 'dictionary-stage'}>
          <WordRail practice={practice} />
          <Ask key={practice.turn} practice={practice} word={word} mode={task.mode} sign={sign} onSign={setSign} />
        </main>
      )}
      <KeyHints hints={practiceHints} />
    </div>
  );
}

/** The way back, what is practised, a mark for each word, and the state of saving. */
function TopBar({ practice, title }: { readonly practice: Practice; readonly title: string }) {
  const t = useText();
  useSignals();
  const isNarrow = useNarrow();
  const { session, all, log } = practice;
  const done = session?.done.length ?? 0;
  const count = done + new Set(session?.queue.map(({ wordId, mode }) => `${wordId}.${mode}`)).size || all.length;
  const saving = log.journal?.saving.value;
  const place = t('dictionary.practise.place', { at: Math.min(count, done + 1), all: count });
  return (
    <>
      <Row as="header" className="dictionary-top lined-below paper" gap={3}>
        <IconButton icon="ArrowLeft" label={t('dictionary.practise.back')} to={routes.studentList.to()} />
        <div className="shrink">
          <h1 className="t-16 strong clip1">{title}</h1>
          {isNarrow && <small className="muted num">{place}</small>}
        </div>
        {!isNarrow && (
          <Row className="grow" justify="center" gap={4}>
            <Marks done={done} count={count} />
            <b className="num">{`${Math.min(count, done + 1)} / ${count}`}</b>
          </Row>
        )}
        <span className="end">
          {saving && (
            <SaveState
              saving={saving.state === 'failed' ? { state: 'failed', retry: () => void log.journal?.flush() } : saving}
            />
          )}
        </span>
      </Row>
      {isNarrow && <Marks done={done} count={count} />}
    </>
  );
}

/** A mark for each word: full ones are done, the framed one is asked. Many words become one bar. */
function Marks({ done, count }: { readonly done: number; readonly count: number }) {
  const t = useText();
  if (count > 24 || count === 0)
    return (
      <progress
        className="meter dictionary-bar"
        value={done}
        max={Math.max(1, count)}
        aria-label={t('dictionary.practise.progress')}
      />
    );
  return (
    <div
      className="dictionary-marks"
      role="progressbar"
      aria-label={t('dictionary.practise.progress')}
      aria-valuemin={0}
      aria-valuemax={count}
      aria-valuenow={done}
    >
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: marks have no other name
        <i key={at} className={at < done ? 'dictionary-mark-done' : at === done ? 'dictionary-mark-now' : undefined} />
      ))}
    </div>
  );
}
