import { Icon } from 'edutech/core/ui/icons/Icon';
import { useText } from 'edutech/core/web/hooks';

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'] as const;

interface LetterKeysProps {
  readonly hasSpace: boolean;
  readonly onLetter: (letter: string) => void;
  readonly onBack: () => void;
}

/** Letters in thumb reach: a phone's own keyboard would suggest the word. */
export function LetterKeys({ hasSpace, onLetter, onBack }: LetterKeysProps) {
  const t = useText();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of keys without a form
    <div className="dictionary-keys" role="group" aria-label={t('dictionary.ask.keyboard')}>
      {rows.map((row, at) => (
        <div key={row}>
          {[...row].map((letter) => (
            <button key={letter} type="button" onClick={() => onLetter(letter)}>
              {letter}
            </button>
          ))}
          {at === 2 && hasSpace && (
            <button type="button" aria-label={t('dictionary.ask.space')} onClick={() => onLetter(' ')}>
              ␣
            </button>
          )}
          {at === 2 && (
            <button type="button" aria-label={t('dictionary.ask.erase')} onClick={onBack}>
              <Icon name="ArrowLeft" />
            </button>
          )}
        </div>
      ))}
    </div>
  );
}
