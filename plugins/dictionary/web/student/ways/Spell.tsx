import { useEffect, useRef, useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useNarrow } from 'edutech/core/ui/hooks/use-narrow';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import { isWritten } from '../../../model/practice/check-answer';
import { longest } from '../../../model/word';
import { langOfWord, meaningOf, soundOf } from '../../shared/WordText';
import type { AskProps } from './Ask';
import { Frame } from './Frame';
import { LetterKeys } from './LetterKeys';
import { Letters } from './Letters';
import { Sound } from './Sound';

/** Writes the word: by its meaning (spell), or by ear alone (listen). On phones with letters of our own, which suggest nothing. */
export function Spell(props: AskProps) {
  const t = useText();
  const isNarrow = useNarrow();
  const { practice, word, mode } = props;
  const { told, voice, assignment } = practice;
  const [text, setText] = useState('');
  const [hints, setHints] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const isEnglish = word.language === 'en';
  const hasKeys = isNarrow && isEnglish;
  // What is typed goes into the word at once
  useEffect(() => {
    if (!told) input.current?.focus({ preventScroll: true });
  }, [told]);
  const confirm = () =>
    text.trim() !== '' && practice.answer({ isRight: isWritten(word, text), given: text.trim(), hints });
  /** The next letter that is right: everything after the first mistake is taken back. */
  const hint = () => {
    let good = 0;
    while (good < text.length && text[good]?.toLowerCase() === word.text[good]?.toLowerCase()) good += 1;
    setText(word.text.slice(0, good + 1));
    setHints(hints + 1);
    input.current?.focus({ preventScroll: true });
  };
  return (
    <Frame
      {...props}
      asks={t(mode === 'listen' ? 'dictionary.ask.dictated' : 'dictionary.ask.spell')}
      acts={
        <SpellActs
          isReady={text.trim() !== ''}
          onHint={hint}
          onUnknown={() => practice.answer({ isRight: false, given: text.trim(), hints })}
          onConfirm={confirm}
        />
      }
      {...(hasKeys && {
        below: (
          <LetterKeys
            hasSpace={/[\s-]/.test(word.text)}
            onLetter={(letter) => setText((before) => (before + letter).slice(0, longest.text))}
            onBack={() => setText((before) => before.slice(0, -1))}
          />
        ),
      })}
    >
      {mode === 'spell' && <p className="t-18 center soft">{meaningOf(word)}</p>}
      {!told && (
        <label className="dictionary-typing">
          <span className="visually-hidden">{t('dictionary.ask.field')}</span>
          {isEnglish && <Letters word={word.text} typed={text} isHidden={mode === 'listen'} />}
          <input
            ref={input}
            className={isEnglish ? 'dictionary-typed-hidden' : 'input dictionary-typed center'}
            value={text}
            lang={langOfWord[word.language]}
            maxLength={longest.text}
            inputMode={hasKeys ? 'none' : 'text'}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.nativeEvent.isComposing) return;
              if (event.key === 'Enter') {
                event.preventDefault();
                event.stopPropagation();
                confirm();
              } else if (event.key === ' ' && (mode === 'listen' ? text === '' : !/\s/.test(word.text))) {
                event.preventDefault();
                voice.say(word, assignment?.rate);
              }
            }}
          />
        </label>
      )}
      <Sound voice={voice} word={word} rate={assignment?.rate ?? 1} begins={mode === 'listen'}>
        {mode === 'spell' && <span className="t-18 soft">{soundOf(word)}</span>}
      </Sound>
      {!told && mode === 'spell' && word.example !== '' && (
        <Row gap={3} className="sunk round-card pad-4 above-4">
          <Icon name="Comment" className="muted" />
          <div>
            <p className="dictionary-en">{withGap(word.example, word.text)}</p>
            <small className="soft">{word.exampleMeaning}</small>
          </div>
        </Row>
      )}
    </Frame>
  );
}

/** An example with a line in place of the word. */
function withGap(example: string, word: string): string {
  const at = example.toLowerCase().indexOf(word.toLowerCase());
  return at < 0 ? example : `${example.slice(0, at)}＿＿＿＿${example.slice(at + word.length)}`;
}

interface SpellActsProps {
  readonly isReady: boolean;
  readonly onHint: () => void;
  readonly onUnknown: () => void;
  readonly onConfirm: () => void;
}

/** A letter more, giving up, confirming. */
function SpellActs({ isReady, onHint, onUnknown, onConfirm }: SpellActsProps) {
  const t = useText();
  const isNarrow = useNarrow();
  return (
    <>
      <Button size="large" icon="Lightbulb" onClick={onHint}>
        {t('dictionary.ask.hint')}
      </Button>
      <Button size="large" onClick={onUnknown}>
        {t('dictionary.ask.unknown')}
      </Button>
      {!isNarrow && <span className="note">{t('dictionary.ask.type')}</span>}
      <Button
        look="primary"
        size="large"
        className="end"
        iconAfter="ChevronRight"
        disabled={!isReady}
        onClick={onConfirm}
      >
        {t('dictionary.ask.confirm')}
      </Button>
    </>
  );
}
