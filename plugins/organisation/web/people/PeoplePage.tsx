import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import { ExportButton } from 'edutech/core/ui/table/ExportButton';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import { listQuery } from 'edutech/core/ui/table/rules/list-address';
import { useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { administeredPlace, adminBureaus, adminPeople, exportRoster, peopleTree } from '../../api';
import { useOpened } from 'edutech/core/ui/table/use-opened';
import { optionsOf } from '../lists/stages';
import { setIn } from '../lists/wanted';
import { BulkActs } from './BulkActs';
import { BureauPeople } from './bureaus/BureauPeople';
import type { ToldPasswords } from './PasswordsDialog';
import { PeopleTree } from './PeopleTree';
import { usePeopleColumns } from './people-columns';
import { useAccountActs } from './use-account-acts';
import { useCardActs } from './use-card-acts';

const NewBureauForm = onDemand(() => import('./bureaus/NewBureauForm').then((part) => part.NewBureauForm));
const NewPersonForm = onDemand(() => import('./NewPersonForm').then((part) => part.NewPersonForm));
const PrintDialog = onDemand(() => import('../cards/PrintDialog').then((part) => part.PrintDialog));
const PasswordsDialog = onDemand(() => import('./PasswordsDialog').then((part) => part.PasswordsDialog));
const PersonDrawer = onDemand(() => import('./person/PersonDrawer').then((part) => part.PersonDrawer));

/** In place of a school: people of all of them, of whom a name or number is typed. */
const everywhere = 'all';

export const loader = (async ({ call, url, signal, termId, blocks }) => {
  const {
    kind,
    schoolId: named,
    state,
    ...set
  } = setIn(url, ['kind', 'schoolId', 'gradeId', 'classId', 'state'], termId);
  const place = await call(administeredPlace, {}, { signal });
  const schoolId = named === everywhere ? undefined : (named ?? place.schools[0]?.id);
  const wanted = {
    ...set,
    kind: kind === 'staff' ? ('staff' as const) : ('students' as const),
    ...(schoolId && { schoolId }),
    ...(state && { state: state as 'active' | 'frozen' | 'neverSeen' }),
  };
  if (kind === 'bureau' && place.reach !== 'school') {
    const [query, filters] = [listQuery(url.searchParams), bureauFilters(url)];
    const found = await call(adminBureaus, { ...query, ...filters }, { signal });
    const bureaus = { list: found, wanted: { ...filters, ...(query.q && { q: query.q }) } };
    const nobody = { items: [], page: found.page };
    return {
      place,
      bureaus,
      list: nobody,
      tree: null,
      wanted,
      q: '',
      termId,
      ofPerson: await blocks('organisation.person'),
    };
  }
  const [list, tree, ofPerson] = await Promise.all([
    call(adminPeople, { ...listQuery(url.searchParams), ...wanted }, { signal }),
    schoolId ? call(peopleTree, { schoolId, ...(termId && { termId }) }, { signal }) : null,
    blocks('organisation.person'),
  ]);
  const q = listQuery(url.searchParams).q ?? '';
  return { place, bureaus: null, list, tree, wanted, q, termId, ofPerson };
}) satisfies Loader;

/** What narrows the list of the bureaus, as its call wants it. */
function bureauFilters(url: URL) {
  const { bureau, roleType, state } = setIn(url, ['bureau', 'roleType', 'state'], null);
  return {
    ...(bureau && { bureau }),
    ...(roleType && { roleType: Number(roleType) as 8 | 9 | 10 }),
    ...(state && { state: state as 'active' | 'frozen' | 'neverSeen' }),
  };
}

/** Accounts of a school: grades and classes beside the list, what can be done with them in it. */
export function Page() {
  const t = useText();
  const { place, bureaus, list, tree, wanted, q } = useLoaderData<typeof loader>();
  const { opened, at, close } = useOpened();
  const [told, setTold] = useState<ToldPasswords | null>(null);
  const acts = useAccountActs(setTold);
  const cards = useCardActs();
  const columns = usePeopleColumns(wanted.kind, !wanted.schoolId);
  const { schoolId, ...narrowed } = wanted;
  const add = (wanted.schoolId || bureaus) && (
    <Button look="primary" icon="Add" to={at('new')}>
      {t('organisation.people.add')}
    </Button>
  );
  return (
    <PageFrame title={t('organisation.people.title')} note={t('organisation.people.note')} end={add}>
      {bureaus ? (
        <BureauPeople
          place={place}
          list={bureaus.list}
          wanted={bureaus.wanted}
          opened={opened}
          at={at}
          bulk={(chosen, done) => <BulkActs chosen={chosen} done={done} acts={acts} cards={cards} />}
        />
      ) : (
        <>
          <PeopleFilters />
          <div className={tree ? 'organisation-people' : undefined}>
            {tree && <PeopleTree tree={tree} kind={wanted.kind} />}
            <DataTable
              name={`organisation.people.${wanted.kind}`}
              label={t('organisation.people.title')}
              columns={columns}
              rows={list.items}
              total={list.page.total}
              keyOf={({ id }) => id}
              nameOf={({ name }) => name}
              openAt={({ id }) => at(id)}
              current={opened}
              filters={['gradeId', 'classId', 'state']}
              rowClass={({ isFrozen }) => (isFrozen ? 'table-dim' : undefined)}
              bulk={(chosen, done) => (
                <BulkActs
                  chosen={chosen}
                  done={done}
                  acts={acts}
                  cards={cards}
                  of={wanted.schoolId ? { schoolId: wanted.schoolId, kind: wanted.kind } : undefined}
                />
              )}
              tools={
                wanted.schoolId && (
                  <ExportButton endpoint={exportRoster} input={{ ...narrowed, schoolId, ...(q && { q }) }} />
                )
              }
              empty={{
                title: t(wanted.schoolId ? 'organisation.people.empty' : 'organisation.people.look'),
                text: wanted.schoolId && t('organisation.people.emptyText'),
                actions: wanted.schoolId && <Button to="/admin/rosters">{t('organisation.people.import')}</Button>,
              }}
            />
          </div>
        </>
      )}
      <PeopleDrawer opened={opened} onClose={close} acts={acts} cards={cards} />
      {cards.printing.print && (
        <PrintDialog
          printing={cards.printing}
          title={t('organisation.cards.title')}
          note={t('organisation.cards.usualNote')}
        />
      )}
      {told && <PasswordsDialog told={told} onClose={() => setTold(null)} />}
    </PageFrame>
  );
}

interface PeopleDrawerProps {
  readonly opened: string | null;
  readonly onClose: () => void;
  readonly acts: ReturnType<typeof useAccountActs>;
  readonly cards: ReturnType<typeof useCardActs>;
}

/** What is open beside the list: a new account, or a person. */
function PeopleDrawer({ opened, onClose, acts, cards }: PeopleDrawerProps) {
  const { place, bureaus, tree, wanted, termId, ofPerson } = useLoaderData<typeof loader>();
  return (
    <>
      {opened === 'new' && bureaus && <NewBureauForm place={place} onClose={onClose} />}
      {opened === 'new' && !bureaus && wanted.schoolId && (
        <NewPersonForm
          place={place}
          tree={tree}
          wanted={wanted}
          schoolId={wanted.schoolId}
          termId={termId}
          onClose={onClose}
        />
      )}
      {opened && opened !== 'new' && (
        <PersonDrawer
          key={opened}
          personId={opened}
          place={place}
          schoolId={bureaus ? undefined : wanted.schoolId}
          acts={acts}
          cards={cards}
          ofPerson={ofPerson}
          onClose={onClose}
        />
      )}
    </>
  );
}

function PeopleFilters() {
  const intl = useIntl();
  const t = useText();
  const { place, tree, wanted } = useLoaderData<typeof loader>();
  const students = tree?.grades.reduce((sum, grade) => sum + grade.students, 0);
  return (
    <FilterBar
      search={t('organisation.people.search')}
      resets={{ schoolId: ['gradeId', 'classId'], kind: wanted.kind === 'staff' ? [] : ['classId'] }}
      filters={[
        ...(place.schools.length > 1
          ? [
              {
                name: 'schoolId',
                label: t('organisation.classes.school'),
                all: place.schools[0]?.name ?? '',
                options: [
                  ...optionsOf(place.schools.slice(1)),
                  { value: everywhere, label: t('organisation.allSchools') },
                ],
              },
            ]
          : []),
        {
          name: 'kind',
          label: t('organisation.people.kind'),
          look: 'chips',
          all:
            students === undefined
              ? t('organisation.people.students')
              : `${t('organisation.people.students')} ${intl.formatNumber(students)}`,
          options: [
            {
              value: 'staff',
              label: tree
                ? `${t('organisation.people.staff')} ${intl.formatNumber(tree.staff)}`
                : t('organisation.people.staff'),
            },
            ...(place.reach === 'school' ? [] : [{ value: 'bureau', label: t('organisation.bureaus.kind') }]),
          ],
        },
        {
          name: 'state',
          label: t('organisation.people.state'),
          all: t('organisation.people.anyState'),
          options: (['active', 'frozen', 'neverSeen'] as const).map((state) => ({
            value: state,
            label: t(`organisation.people.${state}`),
          })),
        },
      ]}
    />
  );
}
