import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { Review } from './use-review';

interface ChecklistProps<Check extends string> {
  readonly review: Review<Check>;
  /** Words of the checks: `<words>.<check>` and `<words>.<check>.hint`. */
  readonly words: string;
}

/** What is looked at: each is ticked, by its number too, before a thing passes. */
export function Checklist<Check extends string>({ review, words }: ChecklistProps<Check>) {
  const t = useText();
  const { checks, ticks, tick, tickAll, isOpen, isAllTicked } = review;
  return (
    <Panel
      title={t('library.kit.review.checks')}
      note={
        <span className="muted num">
          {ticks.size} / {checks.length}
        </span>
      }
      end={
        isOpen && (
          <Button size="small" look="quiet" onClick={tickAll}>
            {t(isAllTicked ? 'library.kit.review.untickAll' : 'library.kit.review.tickAll')}
          </Button>
        )
      }
    >
      <Stack as="fieldset" gap="half" className="pad-x-2 pad-b-2" disabled={!isOpen}>
        {checks.map((check, at) => (
          <label key={check} className="library-tick high pad-y-1 pad-x-2 round pressable">
            <input type="checkbox" checked={ticks.has(check)} onChange={() => tick(check)} />
            <Stack as="span" gap={0}>
              <span>{t(`${words}.${check}`)}</span>
              <small className="soft t-12">{t(`${words}.${check}.hint`)}</small>
            </Stack>
            <kbd className="key">{at + 1}</kbd>
          </label>
        ))}
      </Stack>
    </Panel>
  );
}
