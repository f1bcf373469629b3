import { useLoaderData } from 'react-router';
import { isId } from 'edutech/core/common/ids';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { getAssignment, listUnits, weakWords } from '../../../api';
import { CreateDesk } from './CreateDesk';

/** The units, the words of the chosen one with what classes get wrong, and a draft that is gone on with. */
export const loader = async ({ call, url, signal }: LoaderArgs) => {
  const search = url.searchParams;
  const [id, wanted] = [search.get('assignment'), search.get('unit')];
  const options = { signal };
  const [{ units }, draft] = await Promise.all([
    call(listUnits, {}, options),
    isId(id) ? call(getAssignment, { assignmentId: id }, options) : null,
  ]);
  const firstId = draft?.wordList[0]?.unitId;
  const unit =
    units.find(({ unitId }) => unitId === wanted) ??
    units.find(({ unitId }) => unitId === firstId) ??
    units.find(({ words }) => words > 0) ??
    null;
  const weak = unit ? await call(weakWords, { unitId: unit.unitId }, options) : { classes: [], words: [] };
  return { units, draft, unit, ...weak };
};
export type CreateData = Awaited<ReturnType<typeof loader>>;

export function Page() {
  const data = useLoaderData<CreateData>();
  return <CreateDesk key={data.draft?.assignmentId ?? ''} data={data} />;
}
