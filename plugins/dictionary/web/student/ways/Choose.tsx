import { usePageKeys } from 'edutech/core/ui/keys/use-page-keys';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import { choicesFor } from '../../../model/practice/check-answer';
import { meaningOf, soundOf, WordText } from '../../shared/WordText';
import type { AskProps } from './Ask';
import { Frame } from './Frame';
import { Sound } from './Sound';

/** Chooses the meaning among those of other words of the same practice. */
export function Choose(props: AskProps) {
  const t = useText();
  const { practice, word } = props;
  const others = [...practice.words.values()].filter(({ language }) => language === word.language);
  const choices = choicesFor(word, others);
  const choose = (at: number) => {
    const chosen = choices[at];
    if (!chosen) return false;
    practice.answer({ isRight: chosen.wordId === word.wordId, given: chosen.meaning, hints: 0 });
    return true;
  };
  usePageKeys(({ key }) => !practice.told && /^[1-4]$/.test(key) && choose(Number(key) - 1));
  return (
    <Frame {...props} asks={t('dictionary.ask.choose')} acts={null}>
      <p className="dictionary-big center breaks">
        <WordText word={word} />
      </p>
      <Sound voice={practice.voice} word={word}>
        <span className="t-18 soft">{soundOf(word)}</span>
      </Sound>
      {!practice.told && (
        <Stack as="ol" gap={2} className="above-4">
          {choices.map((choice, at) => (
            <li key={choice.wordId}>
              <button type="button" className="dictionary-choice hovers pressable" onClick={() => choose(at)}>
                <kbd className="key">{at + 1}</kbd>
                <span>{meaningOf(choice)}</span>
              </button>
            </li>
          ))}
        </Stack>
      )}
    </Frame>
  );
}
