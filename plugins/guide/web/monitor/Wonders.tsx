import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { useText } from 'edutech/core/web/hooks';
import type { GuideBoard } from '../../api';
import { askedWords } from '../../model/lesson/asked-words';

/** What students still want to know, and the words that several of them ask about: a word narrows the list. */
export function Wonders({ board: { students } }: { readonly board: GuideBoard }) {
  const t = useText();
  const [chosen, choose] = useState<string | null>(null);
  const asked = students.filter(({ wonder }) => wonder.trim() !== '');
  const words = askedWords(asked.map(({ wonder }) => wonder));
  const word = words.find((one) => one.word === chosen)?.word;
  const shown = word === undefined ? asked : asked.filter(({ wonder }) => wonder.toLowerCase().includes(word));
  return (
    <section className="card pad-4">
      <h2 className="t-16 strong below-2">{t('guide.wonders', { count: asked.length })}</h2>
      {asked.length === 0 && <p className="note">{t('guide.wonders.none')}</p>}
      {words.length > 0 && (
        <Row wrap gap={2} className="below-3" role="group" aria-label={t('guide.wonders.words')}>
          <span className="note">{t('guide.wonders.words')}</span>
          {words.map((one) => (
            <Button
              key={one.word}
              size="small"
              aria-pressed={one.word === word}
              onClick={() => choose(one.word === word ? null : one.word)}
            >
              <span lang={langOf(one.word)}>{one.word}</span> <span className="num soft">{one.count}</span>
            </Button>
          ))}
        </Row>
      )}
      <Stack as="ul" gap={2}>
        {shown.map(({ attemptId, name, wonder }) => (
          <Row as="li" key={attemptId} align="baseline">
            <b className="nowrap">
              <CityWords>{name}</CityWords>
            </b>
            <span className="shrink">
              <CityWords>{wonder}</CityWords>
            </span>
          </Row>
        ))}
      </Stack>
    </section>
  );
}
