import { useLoaderData, useNavigate } from 'react-router';
import type { Loader } from 'edutech/core/web/plugin';
import { routes } from '../../routes';
import { AutoCompose } from './AutoCompose';
import { type AutoData, loadAuto } from './load-auto';

export const loader: Loader<AutoData> = loadAuto;

/** Composing by rules on a page of its own. */
export function Page() {
  const data = useLoaderData<AutoData>();
  const navigate = useNavigate();
  return <AutoCompose data={data} onMade={(id) => void navigate(routes.create.to({ id }))} />;
}
