import type { ReactNode } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import { langOfWord, meaningOf, soundOf, WordText } from '../../shared/WordText';
import type { AskProps } from './Ask';

interface FrameProps extends AskProps {
  /** What is asked, in a few words. */
  readonly asks: string;
  /** In thumb reach at the foot while it is asked. */
  readonly acts: ReactNode;
  /** Below the acts, on phones: the keyboard. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/** The card of one word: what is asked, the word, what can be done; then how the answer came out. */
export function Frame({ practice, word, asks, acts, below, children }: FrameProps) {
  const { told } = practice;
  return (
    <section className={below ? 'dictionary-card dictionary-card-keys' : 'dictionary-card'} aria-label={asks}>
      <p className="note center below-3">{asks}</p>
      {children}
      {told && <Told practice={practice} word={word} />}
      {!told && acts !== null && (
        <div className="dictionary-acts">
          <Row wrap>{acts}</Row>
        </div>
      )}
      {!told && below}
    </section>
  );
}

/** How the answer came out, and what the word is. */
function Told({ practice, word }: Pick<AskProps, 'practice' | 'word'>) {
  const t = useText();
  const { isRight, given } = practice.told!;
  return (
    <>
      <div className={isRight ? 'dictionary-told dictionary-told-right' : 'dictionary-told'} role="status">
        <Row gap={2} wrap>
          <Icon name={isRight ? 'Checkmark' : 'ArrowClockwise'} />
          <b>{t(isRight ? 'dictionary.told.right' : 'dictionary.told.wrong')}</b>
          {!isRight && given !== '' && (
            <span className="muted" lang={langOfWord[word.language]}>
              {t('dictionary.told.given', { given })}
            </span>
          )}
        </Row>
        <p className="t-18 above-2">
          <WordText word={word} /> <span className="soft t-16">{soundOf(word)}</span>
        </p>
        <p className="note">{meaningOf(word)}</p>
        {word.note !== '' && <p className="note ink-due">{word.note}</p>}
        {word.example !== '' && (
          <p className="note" lang={langOfWord[word.language]}>
            {word.example}
          </p>
        )}
      </div>
      <div className="dictionary-acts">
        <Row justify="end">
          <Button look="primary" size="large" iconAfter="ChevronRight" onClick={practice.next}>
            {t('dictionary.told.next')}
          </Button>
        </Row>
      </div>
    </>
  );
}
