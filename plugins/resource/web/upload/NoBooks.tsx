import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { useText } from 'edutech/core/web/hooks';

/** Resources stand on chapters: without a textbook there is nothing to put them on (portal.md section 5). */
export function NoBooks() {
  const t = useText();
  return (
    <div className="card">
      <EmptyState picture="book" title={t('resource.noBooks')} text={t('resource.noBooks.text')} />
    </div>
  );
}
