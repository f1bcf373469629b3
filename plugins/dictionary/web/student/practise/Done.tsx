import { useSignals } from '@preact/signals-react/runtime';
import { Button } from 'edutech/core/ui/Button';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useText } from 'edutech/core/web/hooks';
import { wordReturns } from '../../../api';
import { skillOf } from '../../../model/modes';
import { mostReturns } from '../../../model/practice/session';
import { routes } from '../../../routes';
import { meaningOf, WordText } from '../../shared/WordText';
import type { DayData } from '../load-day';
import { ReturnDay } from '../words/ReturnDay';
import type { Practice } from './use-practice';

/** When the words of a practice come back, once the server has all its answers; empty without a network. */
function useReturns({ session, log }: Practice): ReadonlyMap<string, string | Date> {
  useSignals();
  const isSaved = log.journal?.saving.value?.state === 'saved';
  const done = session?.done ?? [];
  const wordIds = [...new Set(done.map(({ wordId }) => wordId))].slice(0, mostReturns);
  const { data } = useAsked(wordReturns, isSaved && wordIds.length > 0 ? { wordIds } : null, { keeps: true });
  const asked = new Set(done.map(({ wordId, mode }) => `${wordId} ${skillOf(mode)}`));
  const returns = new Map<string, string | Date>();
  for (const { wordId, skill, dueAt } of data?.returns ?? []) {
    const first = returns.get(wordId);
    if (asked.has(`${wordId} ${skill}`) && !(first && new Date(first) <= new Date(dueAt))) returns.set(wordId, dueAt);
  }
  return returns;
}

/** What is practised next: homework of which something is left, or, after homework, what is due today. */
function useNext({ day, input }: DayData) {
  const t = useText();
  const other = day.assignments.find(
    ({ assignmentId, done, tasks, dueAt }) =>
      assignmentId !== input.assignmentId && done < tasks && new Date(dueAt) > new Date(),
  );
  if (other) return { label: t('dictionary.done.next'), to: routes.practise.to({ assignment: other.assignmentId }) };
  const isLeft = input.assignmentId !== undefined && day.due > 0 && !day.isDayOff;
  return isLeft ? { label: t('dictionary.practise.title'), to: routes.practise.to({}) } : null;
}

/** The end of a practice: what is sure, what comes back and when; no points, no ranks. */
export function Done({ practice, data }: { readonly practice: Practice; readonly data: DayData }) {
  const t = useText();
  const { session, words } = practice;
  const returns = useReturns(practice);
  const next = useNext(data);
  if (!session) return null;
  const wrong = new Set([...session.wrong].map((key) => key.split('.')[0]));
  const practised = [...new Set(session.done.map(({ wordId }) => wordId))].flatMap((id) => words.get(id) ?? []);
  const lists = [
    { id: 'sure', of: practised.filter(({ wordId }) => !wrong.has(wordId)) },
    { id: 'soon', of: practised.filter(({ wordId }) => wrong.has(wordId)) },
  ] as const;
  return (
    <main className="dictionary-done mid">
      <section className="card pad-5">
        <h2 className="t-18 strong">{t(practised.length > 0 ? 'dictionary.done.title' : 'dictionary.done.nothing')}</h2>
        <p className="note above-2">
          {t(data.day.isDayOff ? 'dictionary.done.dayOff' : 'dictionary.done.text', { count: practised.length })}
        </p>
        {lists.map(
          ({ id, of }) =>
            of.length > 0 && (
              <Stack key={id} className="above-4" gap={2}>
                <h3 className="t-strong">{t(`dictionary.done.${id}`, { count: of.length })}</h3>
                <Row as="ul" wrap>
                  {of.map((word) => (
                    <li key={word.wordId} className="sunk round pad-x-3 pad-y-2">
                      <WordText word={word} /> <small className="soft">{meaningOf(word)}</small>
                      {returns.has(word.wordId) && (
                        <small className="block soft">
                          {t('dictionary.returns.on', { day: <ReturnDay at={returns.get(word.wordId)!} /> })}
                        </small>
                      )}
                    </li>
                  ))}
                </Row>
              </Stack>
            ),
        )}
        <Row className="above-5" wrap>
          {next && (
            <Button look="primary" size="large" iconAfter="ChevronRight" to={next.to}>
              {next.label}
            </Button>
          )}
          <Button look={next ? 'outline' : 'primary'} size="large" to={routes.studentList.to()}>
            {t('dictionary.done.back')}
          </Button>
          <Button size="large" to={routes.myWords.to({})}>
            {t('dictionary.myWords.title')}
          </Button>
        </Row>
      </section>
    </main>
  );
}
