import { useIntl } from 'react-intl';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Tag } from 'edutech/core/ui/Tag';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import { useCall, useText } from 'edutech/core/web/hooks';
import { type DutyHolder, type DutyHolders, setDuty } from '../../api';

const duties = ['system', 'security', 'audit'] as const;

/** The three administrators of the city: who runs, who grants, who watches. */
export function DutiesTab({ duties: { areSeparate, areInForce, people } }: { duties: DutyHolders }) {
  const intl = useIntl();
  const t = useText();
  const state = areInForce ? 'inForce' : areSeparate ? 'waiting' : 'off';
  const columns: readonly Column<DutyHolder>[] = [
    {
      id: 'name',
      title: t('organisation.roles.holders.name'),
      main: true,
      cell: ({ name }) => name,
    },
    {
      id: 'username',
      title: t('organisation.roles.holders.username'),
      cell: ({ username }) => username,
    },
    {
      id: 'role',
      title: t('organisation.roles.holders.role'),
      cell: ({ role }) => t(`organisation.roles.grantee.${role}`),
    },
    {
      id: 'duty',
      title: t('organisation.roles.duty'),
      width: '16rem',
      cell: (person) => <DutyChoice person={person} />,
    },
    {
      id: 'since',
      title: t('organisation.roles.duty.since'),
      cell: ({ givenAt, givenBy }) => givenAt && `${intl.formatDate(givenAt)} ${givenBy ?? ''}`.trim(),
    },
  ];
  return (
    <>
      <section className="card organisation-duties pad-4 above-3 below-3">
        <p>
          <Tag tone={areInForce ? 'done' : areSeparate ? 'late' : 'plain'}>{t(`organisation.roles.duty.${state}`)}</Tag>{' '}
          {t(`organisation.roles.duty.${state}.text`)}
        </p>
        <dl className="above-3">
          {duties.map((duty) => (
            <div key={duty}>
              <dt className="strong">{t(`organisation.roles.duty.${duty}`)}</dt>
              <dd className="muted">{t(`organisation.roles.duty.${duty}.text`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <DataTable
        name="organisation.duties"
        label={t('organisation.roles.tab.duties')}
        columns={columns}
        rows={people}
        keyOf={({ personId }) => personId}
        nameOf={({ name }) => name}
        empty={{ title: t('organisation.roles.holders.nobody') }}
      />
    </>
  );
}

function DutyChoice({ person }: { person: DutyHolder }) {
  const t = useText();
  const call = useCall();
  const { personId, name } = person;
  const choice = useAct((duty: DutyHolder['duty']) => call(setDuty, { personId, duty }), {
    done: () => ({ id: 'organisation.roles.duty.changed', values: { name } }),
    undo: () => call(setDuty, { personId, duty: person.duty }),
  });
  return (
    <select
      className="input"
      aria-label={t('organisation.roles.duty.of', { name: person.name })}
      value={person.duty ?? ''}
      disabled={choice.isBusy}
      onChange={(event) => void choice.run(duties.find((duty) => duty === event.currentTarget.value) ?? null)}
    >
      <option value="">{t('organisation.roles.duty.none')}</option>
      {duties.map((duty) => (
        <option key={duty} value={duty}>
          {t(`organisation.roles.duty.${duty}`)}
        </option>
      ))}
    </select>
  );
}
