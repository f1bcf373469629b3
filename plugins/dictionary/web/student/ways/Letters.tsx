import { syllablesOf } from '../../../model/word';

interface LettersProps {
  readonly word: string;
  readonly typed: string;
  /** By ear alone: neither length nor syllables are shown. */
  readonly isHidden: boolean;
}

/** What was typed, by syllables: full ones in black, the one in hand in green, a line for each letter to come. */
export function Letters({ word, typed, isHidden }: LettersProps) {
  if (isHidden)
    return (
      <span className="dictionary-big" aria-hidden="true">
        {typed}
        <i className="dictionary-caret" />
      </span>
    );
  const parts = syllablesOf(word);
  const starts = parts.map((_, at) => parts.slice(0, at).join('').length);
  return (
    <span className="dictionary-big" aria-hidden="true">
      {parts.map((part, at) => {
        const from = starts[at]!;
        const isLast = at === parts.length - 1;
        const own = typed.slice(from, isLast ? undefined : from + part.length);
        const isNow = typed.length >= from && (isLast || typed.length < from + part.length);
        return (
          <span key={from}>
            {at > 0 && <span className="dictionary-dot">·</span>}
            <span className={isNow ? 'dictionary-syllable' : undefined}>
              {own}
              {isNow && <i className="dictionary-caret" />}
            </span>
            <span className="dictionary-rest">{'_'.repeat(Math.max(0, part.length - own.length))}</span>
          </span>
        );
      })}
    </span>
  );
}
