import { Button } from 'edutech/core/ui/Button';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { ErrorState } from 'edutech/core/ui/states/ErrorState';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useDeployment, useText } from 'edutech/core/web/hooks';
import { conversionStates } from 'edutech/plugins/media/kit/common/conversion-states';
import { FileViewer } from 'edutech/plugins/media/kit/ui/viewer/FileViewer';
import { showResource } from 'edutech/plugins/resource/api';
import { type Material, showMaterial } from '../../../api';
import { usePlan } from '../plan-context';

/** Slides, a film, a document or a link, as it is shown to a class. */
export function MaterialView({ material }: { readonly material: Material }) {
  const { resourceId, fileId, address } = material;
  if (fileId) return <OwnFile materialId={material.id} />;
  if (resourceId) return <LibraryFile resourceId={resourceId} />;
  return (
    <EmptyState
      picture="box"
      title={address}
      actions={
        <Button icon="Link" href={address} target="_blank" rel="noreferrer">
          <Opening />
        </Button>
      }
    />
  );
}

const Opening = () => useText()('prepare.materials.open');

function OwnFile({ materialId }: { readonly materialId: string }) {
  const { data: plan } = usePlan();
  const { data, error, again } = useAsked(showMaterial, { planId: plan.plan.id, materialId });
  if (error) return <ErrorState error={error} onRetry={again} />;
  if (!data) return <Skeletons shape="text" />;
  return <Shown {...data} again={again} />;
}

function LibraryFile({ resourceId }: { readonly resourceId: string }) {
  const t = useText();
  const isOn = useDeployment().isOn('resource');
  const { data, error, again } = useAsked(showResource, isOn ? { id: resourceId } : null);
  if (!isOn) return <p className="note">{t('prepare.materials.noLibrary')}</p>;
  if (error) return <ErrorState error={error} onRetry={again} />;
  if (!data) return <Skeletons shape="text" />;
  const { name, ext, status, sourcePath, officeOnlineUrl } = data.file;
  return <Shown name={name} ext={ext} status={status} address={sourcePath} pdf={officeOnlineUrl} again={again} />;
}

interface ShownProps {
  readonly name: string;
  readonly ext: string;
  readonly status: number;
  readonly address: string;
  readonly pdf: string;
  readonly again: () => void;
}

function Shown({ name, ext, status, address, pdf, again }: ShownProps) {
  const t = useText();
  if (status === conversionStates.converting)
    return (
      <EmptyState
        picture="box"
        title={t('prepare.materials.converting')}
        actions={<Button onClick={again}>{t('core.ui.retry')}</Button>}
      />
    );
  return <FileViewer src={address} name={name} ext={ext} {...(pdf && { pdf })} />;
}
