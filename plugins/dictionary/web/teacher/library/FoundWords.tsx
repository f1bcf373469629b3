import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { ReadWords } from '../../../model/read-words';
import type { WordLanguage } from '../../../model/word';
import { meaningOf, soundOf, WordText } from '../../shared/WordText';

interface FoundWordsProps {
  readonly found: ReadWords;
  readonly language: WordLanguage;
}

/** The words that were read, before they are saved, and the lines that are none. */
export function FoundWords({ found: { words, faults }, language }: FoundWordsProps) {
  const t = useText();
  if (words.length + faults.length === 0) return <p className="note">{t('dictionary.add.nothing')}</p>;
  return (
    <section className="card" aria-label={t('dictionary.add.found', { count: words.length })}>
      <header className="card-head">
        <h2>{t('dictionary.add.found', { count: words.length })}</h2>
      </header>
      {faults.length > 0 && (
        <ul className="card-body tint-due t-14" role="status">
          {faults.map(({ line, why }) => (
            <li key={line}>{t(`dictionary.add.fault.${why}`, { line })}</li>
          ))}
        </ul>
      )}
      <ol className="ruled-list">
        {words.map((word) => (
          <Row as="li" key={word.text} wrap gap={3} rows={1} className="pad-x-4 pad-y-2">
            <span className="t-18">
              <WordText word={{ ...word, language }} />
            </span>
            <small className="soft">{soundOf({ ...word, language })}</small>
            <span>{meaningOf(word)}</span>
            <small className="muted">{word.example}</small>
          </Row>
        ))}
      </ol>
    </section>
  );
}
