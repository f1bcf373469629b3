import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { useText } from 'edutech/core/web/hooks';
import type { AskedItem } from '../../state/sheet';

/** In place of an item whose section has not opened; a line above it says when it does. */
export function NotOpen({ asked: { number, section } }: { readonly asked: AskedItem }) {
  const t = useText();
  return (
    <article className="card exam-item">
      <EmptyState title={t('exam.sitting.notOpen', { number })} text={t('exam.sitting.notOpen.text', { section })} />
    </article>
  );
}
