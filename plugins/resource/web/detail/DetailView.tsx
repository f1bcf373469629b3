import { langOf } from 'edutech/core/ui/rules/lang-of';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Panel } from 'edutech/core/ui/Card';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { NothingHere } from 'edutech/core/ui/states/NothingHere';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { useText } from 'edutech/core/web/hooks';
import { useVisit } from 'edutech/core/web/visit';
import { glideBackTo } from 'edutech/core/web/screen/glide';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { resourceOpened } from '../../api';
import type { ResourceDetail, ShownFile } from '../../api/records';
import { visibilities } from '../../model/sharing';
import { type Shelf, shelves } from '../shared/addresses';
import { type Place, Stage, type StageHandle } from '../shared/Stage';
import { DetailHead } from './DetailHead';
import { Facts } from './Facts';
import { OtherFiles } from './OtherFiles';
import { RetryConversion } from './RetryConversion';
import { Submissions } from './Submissions';
import { UsedIn } from './UsedIn';

const EditDrawer = onDemand(() => import('./edit/EditDrawer').then((part) => part.EditDrawer));

interface DetailViewProps {
  readonly resource: ResourceDetail | null;
  readonly shelf: Shelf;
}

/** One resource, for whoever may see it. */
export const DetailView = ({ resource, shelf }: DetailViewProps) =>
  resource ? <Detail key={resource.id} resource={resource} shelf={shelf} /> : <NoResource shelf={shelf} />;

function Detail({ resource, shelf }: { readonly resource: ResourceDetail; readonly shelf: Shelf }) {
  const t = useText();
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const place = useRef<HTMLDivElement>(null);
  const stage = useRef<StageHandle>(null);
  const [shownId, setShownId] = useState(resource.file.ffid);
  const files = [resource.file, ...resource.otherFile];
  const file = files.find(({ ffid }) => ffid === shownId) ?? resource.file;
  const lookAt = (chosen: ShownFile, at?: Place) => {
    setShownId(chosen.ffid);
    if (at) stage.current?.goTo(at);
    if (place.current) glideBackTo(place.current);
  };
  return (
    <>
      {resource.visibility === visibilities.public && <Visit id={resource.id} />}
      <Stack align="start" gap={4} className="resource-detail">
        <Stack gap={4}>
          <div ref={place} className="resource-stage shrink">
            <Stage
              ref={stage}
              file={file}
              title={file === resource.file ? resource.title : file.name}
              retry={resource.isOwn && <RetryConversion fileId={file.ffid} />}
            />
          </div>
          <DetailHead resource={resource} shelf={shelf} editAt={changed(query, { open: 'edit' })} />
          {resource.description && (
            <Panel title={t('resource.description')}>
              <p className="card-body resource-description breaks lines" lang={langOf(resource.description)}>
                {resource.description}
              </p>
            </Panel>
          )}
          <OtherFiles resource={resource} shown={file} onLook={lookAt} />
        </Stack>
        <Stack gap={4}>
          <Submissions resource={resource} onAnchor={(at) => lookAt(resource.file, at)} />
          <Facts resource={resource} />
          <UsedIn resource={resource} />
        </Stack>
      </Stack>
      {query.get('open') === 'edit' && resource.may.edit && (
        <EditDrawer
          resource={resource}
          onClose={() => void navigate(changed(query, { open: null }), { preventScrollReset: true })}
        />
      )}
    </>
  );
}

/** Counts the opening of what is public. */
function Visit({ id }: { readonly id: string }) {
  useVisit(resourceOpened, id);
  return null;
}

/** The address names no resource. */
export const NoResource = ({ shelf }: { readonly shelf: Shelf }) => (
  <NothingHere
    title="resource.missing"
    text="resource.missing.text"
    on={{ to: shelves[shelf].list, label: 'resource.toList' }}
  />
);
