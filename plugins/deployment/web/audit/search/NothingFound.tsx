import { Button } from 'edutech/core/ui/Button';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { useText } from 'edutech/core/web/hooks';
import type { Wider } from './wider';

/** Says that there is no such record, and offers the nearest search that finds some. */
export function NothingFound({ wider }: { readonly wider: Wider | null }) {
  const t = useText();
  return (
    <EmptyState
      title={t('deployment.audit.nothing')}
      text={t(wider ? `deployment.audit.wider.${wider.without}` : 'deployment.audit.nothingText')}
      actions={
        wider && (
          <Button look="primary" to={wider.address}>
            {t(`deployment.audit.wider.${wider.without}.go`)}
          </Button>
        )
      }
    />
  );
}
