import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { useText } from 'edutech/core/web/hooks';
import type { Word } from '../../../api/records';
import { type Mode, secondsOf } from '../../../model/modes';
import { keyOf } from '../../../model/practice/session';
import { meaningOf, soundOf, WordText } from '../../shared/WordText';
import type { Practice } from './use-practice';

/** Rows that stand on one screen; the others are counted. */
const most = 12;

/** What the rail may say of the word that is asked: never what is asked for. */
function shownOf(word: Word, mode: Mode) {
  if (mode === 'spell') return meaningOf(word);
  if (mode === 'strokes') return soundOf(word) || '· ·';
  return mode === 'listen' ? '· ·' : <WordText word={word} />;
}

/** The words of the practice beside the one that is asked: what is done, what comes again; those to come stay hidden. */
export function WordRail({ practice: { session, words, assignment } }: { readonly practice: Practice }) {
  const t = useText();
  if (!session) return null;
  const [now, ...queue] = session.queue;
  const again = queue.filter(({ isAgain }) => isAgain);
  const fresh = queue.filter(({ isAgain }) => !isAgain);
  const word = now && words.get(now.wordId);
  const rows = [...session.done.slice(-6), ...(now ? [now] : []), ...again, ...fresh].slice(0, most);
  const left = session.queue.reduce((sum, { mode }) => sum + secondsOf[mode], 0);
  const all = session.done.length + session.queue.length;
  return (
    <aside className="card dictionary-rail pad-4">
      <h2 className="t-16 strong">{t('dictionary.practise.words', { count: all })}</h2>
      <ul className="dictionary-words above-2">
        {rows.map((one) => {
          const key = keyOf(one);
          const own = words.get(one.wordId);
          if (one === now)
            return (
              <Row as="li" key={`now ${key}`} gap={3} className="dictionary-word-now" aria-current="step">
                <i />
                <span className="clip1">{word && shownOf(word, one.mode)}</span>
              </Row>
            );
          const isDone = session.done.includes(one);
          const isAgain = again.some((other) => other === one);
          return (
            <Row as="li" key={`${isDone} ${key}`} gap={3}>
              {isDone ? <Icon name="Checkmark" /> : isAgain ? <Icon name="ArrowClockwise" /> : <i />}
              <span className="clip1">{isDone || isAgain ? own && <WordText word={own} /> : '· ·'}</span>
              {isAgain && <small className="end ink-due">{t('dictionary.practise.again')}</small>}
            </Row>
          );
        })}
      </ul>
      {all > rows.length && (
        <p className="fine above-2">{t('dictionary.practise.more', { count: all - rows.length })}</p>
      )}
      {now && (
        <p className="fine above-3">
          {t('dictionary.practise.left', { minutes: Math.max(1, Math.ceil(left / 60)) })}
          {assignment && (
            <>
              {' · '}
              {t('dictionary.homework.until', { moment: <SaidMoment at={assignment.dueAt} /> })}
            </>
          )}
        </p>
      )}
    </aside>
  );
}
