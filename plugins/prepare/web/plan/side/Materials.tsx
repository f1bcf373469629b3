import { newId } from 'edutech/core/common/ids';
import { FileBadge } from 'edutech/core/ui/cards/FileBadge';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Button } from 'edutech/core/ui/Button';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { ContentLink } from 'edutech/core/ui/navigation/ContentLink';
import { ErrorState } from 'edutech/core/ui/states/ErrorState';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useCall, useDeployment, useText } from 'edutech/core/web/hooks';
import { listResources } from 'edutech/plugins/resource/api';
import { routes as resource } from 'edutech/plugins/resource/routes';
import { useState } from 'react';
import { addMaterial, type Material, removeMaterial } from '../../../api';
import { usePlan } from '../plan-context';

const LinkForm = onDemand(() => import('./LinkForm').then((part) => part.LinkForm));

/** Resources of the chapter that are offered at once. */
const mostOffered = 20;

/** What stands beside the plan, and what the library has for its chapter. */
export function Materials() {
  const t = useText();
  const { data } = usePlan();
  const [isAdding, setAdding] = useState(false);
  const isOn = useDeployment().isOn('resource');
  return (
    <Stack gap={2} className="pad-3">
      <Row justify="between">
        <h2 className="t-head">{t('prepare.materials')}</h2>
        <Button size="small" look="quiet" icon="Link" onClick={() => setAdding(true)}>
          {t('prepare.materials.link')}
        </Button>
      </Row>
      {data.materials.length === 0 && <p className="note">{t('prepare.materials.none')}</p>}
      <ul>
        {data.materials.map((one) => (
          <MaterialLine key={one.id} material={one} />
        ))}
      </ul>
      {isOn && data.plan.nodeId !== null && <Offered nodeId={data.plan.nodeId} />}
      {isAdding && <LinkForm onClose={() => setAdding(false)} />}
    </Stack>
  );
}

function MaterialLine({ material }: { readonly material: Material }) {
  const t = useText();
  const call = useCall();
  const { data, again } = usePlan();
  const deployment = useDeployment();
  const { id, title, resourceId, address } = material;
  const planId = data.plan.id;
  const to = resourceId === null ? address : resource.detail.ifOn(deployment, { id: resourceId });
  const remove = useAct(
    async () => {
      await call(removeMaterial, { planId, materialId: id });
      again();
    },
    {
      done: () => ({ id: 'prepare.materials.removed', values: { title } }),
      undo: async () => {
        await call(addMaterial, {
          id: newId(),
          planId,
          title,
          ...(resourceId === null ? { address } : { resourceId }),
        });
        again();
      },
    },
  );
  return (
    <Row as="li" className="pad-y-1">
      <Icon name={resourceId === null ? 'Link' : 'Document'} />
      <span className="grow clip1 t-13">
        {to === undefined ? <CityWords>{title}</CityWords> : <ContentLink to={to}>{title}</ContentLink>}
      </span>
      <IconButton
        icon="Dismiss"
        label={t('prepare.materials.remove', { title })}
        disabled={remove.isBusy}
        onClick={() => void remove.run()}
      />
    </Row>
  );
}

/** What the library has for the chapter; plus puts it beside the plan. */
function Offered({ nodeId }: { readonly nodeId: string }) {
  const t = useText();
  const call = useCall();
  const { data, again: readAgain } = usePlan();
  const {
    data: found,
    error,
    again,
  } = useAsked(listResources, {
    space: 'public',
    nodeId,
    sort: 'newest',
    page: 1,
    pageLine: mostOffered,
  });
  const there = new Set(data.materials.map(({ resourceId }) => resourceId));
  const add = useAct(
    async (title: string, resourceId: string) => {
      await call(addMaterial, { id: newId(), planId: data.plan.id, title, resourceId });
      readAgain();
    },
    { changes: false },
  );
  return (
    <>
      <h2 className="t-head ruled-top pad-t-3">{t('prepare.materials.offered')}</h2>
      {error !== undefined && <ErrorState error={error} onRetry={again} />}
      {!found && error === undefined && <Skeletons shape="text" />}
      {found?.data.length === 0 && <p className="note">{t('prepare.materials.noneOffered')}</p>}
      <ul>
        {(found?.data ?? []).map(({ id, title, ext }) => (
          <Row as="li" key={id} className="pad-y-1">
            <FileBadge ext={ext} />
            <span className="grow clip2 t-13">
              <CityWords>{title}</CityWords>
            </span>
            {there.has(id) ? (
              <Icon name="Checkmark" />
            ) : (
              <IconButton
                icon="Add"
                label={t('prepare.materials.add', { title })}
                disabled={add.isBusy}
                onClick={() => void add.run(title, id)}
              />
            )}
          </Row>
        ))}
      </ul>
    </>
  );
}
