import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { IconButton } from 'edutech/core/ui/IconButton';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { Tag } from 'edutech/core/ui/Tag';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { listQuery } from 'edutech/core/ui/table/rules/list-address';
import type { Loader } from 'edutech/core/web/plugin';
import { administeredPlace, adminRequests, type RequestItem } from '../../api';
import { useOpened } from '../lists/opened';
import { setIn } from '../lists/wanted';
import { PasswordsDialog, type ToldPasswords } from '../people/PasswordsDialog';
import { ApproveDrawer } from './ApproveDrawer';
import { RefuseDialog } from './RefuseDialog';
import { RenewDialog } from './RenewDialog';
import { useReopen } from './use-reopen';

export const loader = (async ({ call, url, signal }) => {
  const { state, kind } = setIn(url, ['state', 'kind'], null);
  const wanted = {
    state: (state ?? 'waiting') as RequestItem['state'],
    ...(kind && { kind: kind as RequestItem['kind'] }),
  };
  const [place, list] = await Promise.all([
    call(administeredPlace, {}, { signal }),
    call(adminRequests, { ...listQuery(url.searchParams), ...wanted }, { signal }),
  ]);
  return { place, list, wanted };
}) satisfies Loader;

/** Requests for accounts and for new passwords, for who decides them. */
export function Page() {
  const intl = useIntl();
  const { place, list, wanted } = useLoaderData<typeof loader>();
  const { opened, at, close } = useOpened();
  const [refused, setRefused] = useState<RequestItem | null>(null);
  const [told, setTold] = useState<ToldPasswords | null>(null);
  const reopen = useReopen();
  const text = (id: string) => intl.formatMessage({ id: `organisation.approvals.${id}` });
  const request = list.items.find(({ id }) => id === opened && wanted.state === 'waiting');
  const tell = (beginning: Omit<ToldPasswords[number], 'personId'>) => {
    close();
    setTold([{ ...beginning, personId: beginning.username }]);
  };
  return (
    <PageFrame title={text('title')} note={text('note')}>
      <RequestFilters />
      <DataTable
        name={`organisation.approvals.${wanted.state}`}
        label={text('title')}
        columns={useColumns(wanted.state)}
        rows={list.items}
        total={list.page.total}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        openAt={wanted.state === 'waiting' ? ({ id }) => at(id) : undefined}
        current={opened}
        filters={['kind']}
        acts={(row) =>
          row.state === 'waiting' ? (
            <IconButton
              icon="Dismiss"
              label={intl.formatMessage({ id: 'organisation.approvals.refuseNamed' }, { name: row.name })}
              onClick={() => setRefused(row)}
            />
          ) : (
            row.state === 'refused' && (
              <IconButton icon="ArrowUndo" label={text('reopen')} onClick={() => void reopen(row)} />
            )
          )
        }
        empty={{ title: text(`empty.${wanted.state}`), text: text('emptyText') }}
      />
      {request && request.kind === 'account' && !request.match && (
        <ApproveDrawer key={opened} request={request} place={place} onApproved={tell} onClose={close} />
      )}
      {request && (request.kind === 'password' || request.match) && (
        <RenewDialog key={opened} request={request} onRenewed={tell} onClose={close} />
      )}
      {refused && <RefuseDialog request={refused} onClose={() => setRefused(null)} />}
      {told && <PasswordsDialog told={told} onClose={() => setTold(null)} />}
    </PageFrame>
  );
}

function RequestFilters() {
  const intl = useIntl();
  const { list } = useLoaderData<typeof loader>();
  const text = (id: string) => intl.formatMessage({ id: `organisation.approvals.${id}` });
  return (
    <FilterBar
      search={text('search')}
      filters={[
        {
          name: 'state',
          label: text('state'),
          look: 'chips',
          all: `${text('waiting')} ${intl.formatNumber(list.waiting)}`,
          options: [
            { value: 'approved', label: text('approved') },
            { value: 'refused', label: text('refused') },
          ],
        },
        {
          name: 'kind',
          label: text('kind'),
          all: text('anyKind'),
          options: [
            { value: 'account', label: text('kind.account') },
            { value: 'password', label: text('kind.password') },
          ],
        },
      ]}
    />
  );
}

function useColumns(state: RequestItem['state']): Column<RequestItem>[] {
  const intl = useIntl();
  const title = (column: string) => intl.formatMessage({ id: `organisation.approvals.${column}` });
  const time = (at: number | null) =>
    at ? intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Shanghai' }) : '–';
  const decision: Column<RequestItem>[] = [
    { id: 'decidedBy', title: title('decidedBy'), width: '128px', cell: ({ decidedBy }) => decidedBy || '–' },
    { id: 'decidedAt', title: title('decidedAt'), width: '176px', cell: ({ decidedAt }) => time(decidedAt) },
    { id: 'reason', title: title('reason'), cell: ({ reason }) => reason || '–' },
  ];
  return [
    {
      id: 'name',
      title: title('name'),
      main: true,
      cell: ({ name, number }) => (
        <>
          {name}
          <small className="num">{number}</small>
        </>
      ),
    },
    {
      id: 'kind',
      title: title('kind'),
      width: '128px',
      cell: ({ kind, match }) => (
        <Tag tone={match && !match.isSameName ? 'late' : undefined}>
          <FormattedMessage id={`organisation.approvals.kind.${kind}`} />
        </Tag>
      ),
    },
    { id: 'school', title: title('school'), cell: ({ schoolName }) => schoolName || '–' },
    {
      id: 'place',
      title: title('place'),
      cell: ({ applicant, place }) => (
        <>
          <FormattedMessage id={`organisation.approvals.${applicant}`} /> {place}
        </>
      ),
    },
    { id: 'phone', title: title('phone'), width: '136px', hidden: true, cell: ({ phone }) => phone || '–' },
    { id: 'note', title: title('said'), hidden: state !== 'waiting', cell: ({ note }) => note || '–' },
    { id: 'askedAt', title: title('askedAt'), width: '176px', cell: ({ askedAt }) => time(askedAt) },
    ...(state === 'waiting' ? [] : decision),
  ];
}
