import { useLoaderData } from 'react-router';
import { Tabs } from 'edutech/core/ui/navigation/Tabs';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { listQuery } from 'edutech/core/ui/table/rules/list-address';
import { useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import {
  type DutyHolders,
  dutyHolders,
  findRightPeople,
  type FoundPerson,
  personRights,
  type PersonRights,
  rightHolders,
  type RolesMatrix,
  rolesMatrix,
} from '../../api';
import { DutiesTab } from './DutiesTab';
import { MatrixTab } from './matrix/MatrixTab';
import { PersonTab } from './person/PersonTab';
import type { OpenRight } from './matrix/open-right';

type Data =
  | { readonly tab: 'matrix'; readonly matrix: RolesMatrix; readonly open: OpenRight | null }
  | { readonly tab: 'person'; readonly found: readonly FoundPerson[] | null; readonly person: PersonRights | null }
  | { readonly tab: 'duties'; readonly duties: DutyHolders };

const tabs = ['matrix', 'person', 'duties'] as const;
const holdersShown = [15];

export const loader: Loader<Data> = async ({ call, url }) => {
  const query = url.searchParams;
  const tab = tabs.find((one) => one === query.get('tab')) ?? 'matrix';
  if (tab === 'duties') return { tab, duties: await call(dutyHolders, {}) };
  if (tab === 'person') {
    const personId = query.get('person');
    const q = query.get('q')?.trim().slice(0, 100);
    const [found, person] = await Promise.all([
      q ? call(findRightPeople, { q }) : null,
      personId ? call(personRights, { personId }) : null,
    ]);
    return { tab, found, person };
  }
  const code = query.get('code');
  const action = query.get('action');
  const how = (['default', 'given', 'withheld'] as const).find((one) => one === query.get('how'));
  const { page, pageLine } = listQuery(query, holdersShown);
  const [matrix, holders] = await Promise.all([
    call(rolesMatrix, {}),
    code ? call(rightHolders, { code, page, pageLine, ...(action && { action }), ...(how && { how }) }) : null,
  ]);
  return { tab, matrix, open: code && holders ? { code, action, ...holders } : null };
};

/** Who may do what: by kind of post, by person, and the three administrators. */
export function Page() {
  const data = useLoaderData<Data>();
  const t = useText();
  const isOfCity = data.tab !== 'matrix' || data.matrix.columns.some(({ refusal }) => refusal !== 'elsewhere');
  const label = t('organisation.roles.title');
  return (
    <PageFrame title={t('organisation.roles.title')} note={t('organisation.roles.note')}>
      <Tabs
        label={label}
        current={data.tab}
        items={tabs
          .filter((tab) => tab !== 'duties' || isOfCity)
          .map((tab) => ({
            id: tab,
            to: `?tab=${tab}`,
            label: t(`organisation.roles.tab.${tab}`),
          }))}
      />
      <div className="organisation-roles">
        {data.tab === 'matrix' && <MatrixTab matrix={data.matrix} open={data.open} />}
        {data.tab === 'person' && <PersonTab found={data.found} person={data.person} />}
        {data.tab === 'duties' && <DutiesTab duties={data.duties} />}
      </div>
    </PageFrame>
  );
}
