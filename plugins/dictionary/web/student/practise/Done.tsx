import { Button } from 'edutech/core/ui/Button';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import { routes } from '../../../routes';
import { meaningOf, WordText } from '../../shared/WordText';
import type { DayData } from '../load-day';
import type { Practice } from './use-practice';

/** The end of a practice: what is sure, what comes back soon; no points, no ranks. */
export function Done({ practice, data }: { readonly practice: Practice; readonly data: DayData }) {
  const t = useText();
  const { session, words } = practice;
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
                    </li>
                  ))}
                </Row>
              </Stack>
            ),
        )}
        <Row className="above-5" wrap>
          <Button look="primary" size="large" to={routes.studentList.to()}>
            {t('dictionary.done.back')}
          </Button>
        </Row>
      </section>
    </main>
  );
}
