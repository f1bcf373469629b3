import type * as Y from 'yjs';
import { useLayoutEffect, useState } from 'react';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { hueOf } from 'edutech/core/ui/rules/initials';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { useText } from 'edutech/core/web/hooks';
import type { Comment } from '../../../api';
import { usePlan } from '../plan-context';
import { anchorIn } from './anchor';
import { Marks } from './Marks';
import { positionAt } from '../together/positions';
import { useSharedText } from '../together/use-shared-text';

interface PlanTextProps {
  readonly text: Y.Text;
  /** Names the field for the others, and what comments are about. */
  readonly place: string;
  readonly label: string;
  readonly placeholder?: string;
  readonly isLine?: boolean;
  readonly className?: string;
}

/** A field that several people write in at once; it grows with its text, and shows the cursors of the others. */
export function PlanText({ text, place, label, placeholder, isLine = false, className }: PlanTextProps) {
  const { data, go, others } = usePlan();
  const { ref, ...field } = useSharedText<HTMLTextAreaElement>(text);
  const [hasWords, setHasWords] = useState(false);
  const here = others.filter((one) => one.place === place);
  const comments = data.comments.filter((one) => one.place === place && one.resolvedAt === null);
  // As tall as what stands in it
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    element.style.blockSize = 'auto';
    element.style.blockSize = `${element.scrollHeight + 2}px`;
  });
  return (
    <span className={classNames('block', 'relative', here[0] && `hue-${hueOf(here[0].personId)}`, className)}>
      <textarea
        ref={ref}
        {...field}
        className={classNames('prepare-text', 'wide', here.length > 0 && 'is-shared')}
        rows={1}
        maxLength={isLine ? 200 : 8000}
        aria-label={label}
        placeholder={placeholder}
        data-place={place}
        onFocus={({ currentTarget }) => go(place, positionAt(text, currentTarget.selectionStart))}
        onSelect={({ currentTarget: { selectionStart, selectionEnd } }) => {
          if (text.toString().length >= selectionEnd) go(place, positionAt(text, selectionEnd));
          setHasWords(selectionEnd > selectionStart);
        }}
        onBlur={() => {
          go('');
          setHasWords(false);
        }}
        onKeyDown={(event) => {
          if (isLine && event.key === 'Enter') event.preventDefault();
        }}
      />
      <Marks text={text} here={here} comments={comments} />
      <CommentMark place={place} comments={comments} text={text} hasWords={hasWords} />
    </span>
  );
}

interface CommentMarkProps {
  readonly place: string;
  readonly text: Y.Text;
  readonly comments: readonly Comment[];
  /** Some words are chosen, to be commented on. */
  readonly hasWords: boolean;
}

/** How many comments are open about a place; where words are chosen, it begins one about them. */
function CommentMark({ place, text, comments, hasWords }: CommentMarkProps) {
  const t = useText();
  const { comment } = usePlan();
  if (comments.length === 0 && !hasWords) return null;
  const label = hasWords ? t('prepare.comments.onWords') : t('prepare.comments.open', { count: comments.length });
  return (
    <button
      type="button"
      className="prepare-mark tint-star ink-star pill t-12"
      aria-label={label}
      title={label}
      // the chosen words stay chosen
      onPointerDown={(event) => event.preventDefault()}
      onClick={({ currentTarget }) => {
        const field = currentTarget.parentElement?.querySelector('textarea');
        comment(place, field ? anchorIn(text, field) : undefined);
      }}
    >
      <Icon name="Comment" size={16} />
      {!hasWords && comments.length}
    </button>
  );
}
