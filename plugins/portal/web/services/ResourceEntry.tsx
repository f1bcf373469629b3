import { Button } from 'edutech/core/ui/Button';
import { useDeployment, useText } from 'edutech/core/web/hooks';

/**
 * The way in for those who hand in or audit education resources: who signs in here is led by the post held (portal.md
 * section 4, "resource login"). The host's login page knows what `for` means.
 */
export function ResourceEntry() {
  const t = useText();
  if (!useDeployment().isOn('resource')) return null;
  return (
    <Button icon="ArrowUpload" to="/login?for=resource">
      {t('portal.services.uploadResources')}
    </Button>
  );
}
