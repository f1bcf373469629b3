import { type ReactNode, useRef } from 'react';
import type { Content } from '../../../common/content';
import { answerLetter } from '../../../common/types/answer-letters';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { ContentView } from '../content/ContentView';
import type { Media } from '../content/media';
import { optionColumns } from '../rules/option-columns';
import { useLine } from './use-line';

interface OptionListProps {
  readonly options: readonly Content[];
  readonly media: Media;
  /** Em of a line, where it is known (on paper); else it is measured. */
  readonly line?: number;
  /** Class and a word behind each option: how it was answered. */
  readonly note?: (option: number) => { readonly className: string; readonly word: ReactNode } | null;
}

/** Em of the remark about how an option was answered. */
const toldWidth = 6;

/** The options of a choice with their letters, in four, two or one columns as their longest allows. */
export function OptionList({ options, media, line, note }: OptionListProps) {
  const place = useRef<HTMLOListElement>(null);
  const columns = optionColumns(options, useLine(place, line), note ? toldWidth : 0);
  return (
    <ol ref={place} className={classNames('above-1', 'question-options', `question-options-${columns}`)}>
      {options.map((content, option) => {
        const told = note?.(option);
        const letter = answerLetter(option);
        return (
          <li key={letter} className={classNames('shrink', 'question-option', told?.className)}>
            <span className="question-letter fixed soft">{letter}</span>
            <div className="shrink">
              <ContentView content={content} media={media} />
            </div>
            {told?.word}
          </li>
        );
      })}
    </ol>
  );
}
