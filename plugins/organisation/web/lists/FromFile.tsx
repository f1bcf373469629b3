import { Button } from 'edutech/core/ui/Button';
import { useCan } from 'edutech/core/ui/Can';
import { useText } from 'edutech/core/web/hooks';
import { routes } from '../../routes';

/** Leads from a list to the import of such a list, for those who may import. */
export function FromFile({ kind }: { kind: 'schools' | 'classes' }) {
  const t = useText();
  const mayImport = useCan(['organisation_admin.rosters']);
  return (
    mayImport && (
      <Button icon="ArrowUpload" to={routes.rosters.to({ kind })}>
        {t('organisation.rosters.fromFile')}
      </Button>
    )
  );
}
