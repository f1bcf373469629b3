import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { usePageKeys } from 'edutech/core/ui/keys/use-page-keys';
import { useText } from 'edutech/core/web/hooks';
import { langOfWord, meaningOf, soundOf, WordText } from '../../shared/WordText';
import type { AskProps } from './Ask';
import { Frame } from './Frame';
import { Sound } from './Sound';

/** Sees the word, thinks of its sound and meaning, looks, and says whether it was known. */
export function Recognise(props: AskProps) {
  const t = useText();
  const { practice, word } = props;
  const [isOpen, setOpen] = useState(false);
  const say = (isRight: boolean) => practice.answer({ isRight, given: '', hints: 0 });
  usePageKeys(({ key, target }) => {
    if (practice.told) return false;
    if (!isOpen && key === 'Enter' && !(target instanceof HTMLButtonElement)) {
      setOpen(true);
      return true;
    }
    if (!isOpen || (key !== '1' && key !== '2')) return false;
    say(key === '1');
    return true;
  });
  return (
    <Frame
      {...props}
      asks={t('dictionary.ask.recognise')}
      acts={
        isOpen ? (
          <>
            <Button size="large" className="grow" onClick={() => say(false)}>
              {t('dictionary.ask.forgot')} <kbd className="key">2</kbd>
            </Button>
            <Button look="primary" size="large" className="grow" onClick={() => say(true)}>
              {t('dictionary.ask.knew')} <kbd className="key">1</kbd>
            </Button>
          </>
        ) : (
          <Button look="primary" size="large" wide onClick={() => setOpen(true)}>
            {t('dictionary.ask.show')}
          </Button>
        )
      }
    >
      <p className="dictionary-big center breaks">
        <WordText word={word} />
      </p>
      {isOpen && !practice.told && (
        <div className="center">
          <p className="t-18">{meaningOf(word)}</p>
          <Sound voice={practice.voice} word={word} begins>
            <span className="t-18 soft">{soundOf(word)}</span>
          </Sound>
          {word.picture && <img className="dictionary-picture above-3" src={word.picture} alt={word.meaning} />}
          <p className="note above-3" lang={langOfWord[word.language]}>
            {word.example}
          </p>
        </div>
      )}
    </Frame>
  );
}
