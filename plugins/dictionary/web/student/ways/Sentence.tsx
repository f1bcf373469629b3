import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useText } from 'edutech/core/web/hooks';
import { isInSentence } from '../../../model/practice/check-answer';
import { langOfWord, meaningOf, soundOf, WordText } from '../../shared/WordText';
import type { AskProps } from './Ask';
import { Frame } from './Frame';
import { Sound } from './Sound';

/** Puts the word into a sentence of one's own; the platform sees whether it is in it, the teacher reads the rest. */
export function Sentence(props: AskProps) {
  const t = useText();
  const { practice, word } = props;
  const [text, setText] = useState('');
  const isReady = text.trim() !== '';
  return (
    <Frame
      {...props}
      asks={t('dictionary.ask.sentence')}
      acts={
        <Button
          look="primary"
          size="large"
          className="end"
          disabled={!isReady}
          onClick={() => practice.answer({ isRight: isInSentence(word, text), given: text.trim(), hints: 0 })}
        >
          {t('dictionary.ask.confirm')}
        </Button>
      }
    >
      <p className="dictionary-big center breaks">
        <WordText word={word} />
      </p>
      <p className="center t-16 soft">{meaningOf(word)}</p>
      <Sound voice={practice.voice} word={word}>
        <span className="t-16 soft">{soundOf(word)}</span>
      </Sound>
      {!practice.told && (
        <textarea
          className="input wide above-4"
          rows={3}
          maxLength={200}
          lang={langOfWord[word.language]}
          aria-label={t('dictionary.ask.sentence.field')}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
    </Frame>
  );
}
