import type * as Y from 'yjs';
import { useLayoutEffect } from 'react';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { hueOf } from 'edutech/core/ui/rules/initials';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { useText } from 'edutech/core/web/hooks';
import { usePlan } from './plan-context';
import { useSharedText } from './together/use-shared-text';

interface PlanTextProps {
  readonly text: Y.Text;
  /** Names the field for the others, and what comments are about. */
  readonly place: string;
  readonly label: string;
  readonly placeholder?: string;
  readonly isLine?: boolean;
  readonly className?: string;
}

/** A field that several people write in at once; it grows with its text, and says who else is in it. */
export function PlanText({ text, place, label, placeholder, isLine = false, className }: PlanTextProps) {
  const { go, others } = usePlan();
  const { ref, ...field } = useSharedText<HTMLTextAreaElement>(text);
  const here = others.filter((one) => one.place === place);
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
        onFocus={() => go(place)}
        onBlur={() => go('')}
        onKeyDown={(event) => {
          if (isLine && event.key === 'Enter') event.preventDefault();
        }}
      />
      {here.length > 0 && (
        <span className="prepare-who t-12">
          <CityWords>{here.map(({ name }) => name).join('、')}</CityWords>
        </span>
      )}
      <CommentMark place={place} />
    </span>
  );
}

/** How many comments are open about a place. */
function CommentMark({ place }: { readonly place: string }) {
  const t = useText();
  const { data, comment } = usePlan();
  const count = data.comments.filter((one) => one.place === place && one.resolvedAt === null).length;
  if (count === 0) return null;
  return (
    <button
      type="button"
      className="prepare-mark tint-star ink-star pill t-12"
      aria-label={t('prepare.comments.open', { count })}
      onClick={() => comment(place)}
    >
      <Icon name="Comment" size={16} />
      {count}
    </button>
  );
}
