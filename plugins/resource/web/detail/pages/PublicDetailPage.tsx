import { useLoaderData } from 'react-router';
import { Breadcrumb } from 'edutech/core/ui/navigation/Breadcrumb';
import { useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { publicResource } from '../../../api';
import { shelves } from '../../shared/addresses';
import { DetailView, NoResource } from '../DetailView';
import { askedId, head, type DetailData } from './load-detail';

export const loader: Loader<DetailData> = ({ call, url, signal }) => {
  const id = askedId(url);
  return id ? call(publicResource, { id }, { signal }) : null;
};
export { head };

/** A public resource, for everybody. */
export function Page() {
  const t = useText();
  const resource = useLoaderData<DetailData>();
  return (
    <div className="wrap resource-page">
      <Breadcrumb
        items={[
          { label: t('resource.crumb.home'), to: '/login' },
          { label: t('resource.resourceList.title'), to: shelves.visitors.list },
          ...(resource ? [{ label: resource.title }] : []),
        ]}
      />
      {resource ? <DetailView resource={resource} shelf="visitors" /> : <NoResource shelf="visitors" />}
    </div>
  );
}
