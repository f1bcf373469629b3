import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { useText } from 'edutech/core/web/hooks';

/** An auditor without a management scope has nothing to audit (portal.md section 4). */
export function NoScope() {
  const t = useText();
  return (
    <div className="card">
      <EmptyState page picture="lock" title={t('resource.resourceAudit.title')} text={t('resource.landing.noScope')} />
    </div>
  );
}
