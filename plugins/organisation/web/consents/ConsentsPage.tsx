import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { purposes, type Purpose } from 'edutech/core/common/organisation/consent';
import { Button } from 'edutech/core/ui/Button';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { Tag } from 'edutech/core/ui/Tag';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import { ExportButton } from 'edutech/core/ui/table/ExportButton';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { listQuery } from 'edutech/core/ui/table/rules/list-address';
import { useCall } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import {
  administeredPlace,
  agreementTexts,
  consentClasses,
  type ConsentStudent,
  consentStudents,
  consentTexts,
  exportConsents,
  printConsentLinks,
} from '../../api';
import { Agreements } from './Agreements';
import { ConsentTexts } from './ConsentTexts';
import { usePrinting } from '../cards/use-printing';
import { useOpened } from 'edutech/core/ui/table/use-opened';

const ConsentForm = onDemand(() => import('./ConsentForm').then((part) => part.ConsentForm));
const PrintDialog = onDemand(() => import('../cards/PrintDialog').then((part) => part.PrintDialog));

export const loader = (async ({ call, url, signal }) => {
  const lacks = purposes.find((purpose) => purpose === url.searchParams.get('lacks'));
  const schoolId = url.searchParams.get('schoolId');
  const classId = url.searchParams.get('classId');
  const filters = { ...(lacks && { lacks }), ...(schoolId && { schoolId }), ...(classId && { classId }) };
  const query = listQuery(url.searchParams);
  const wanted = { ...filters, ...(query.q && { q: query.q }) };
  const place = await call(administeredPlace, {}, { signal });
  /** The school that the list shows, where it is one. */
  const school = schoolId ?? (place.schools.length === 1 ? place.schools[0]!.id : null);
  const [classes, list, { canWrite, texts: consents }, agreements] = await Promise.all([
    school ? call(consentClasses, { schoolId: school }, { signal }) : [],
    call(consentStudents, { ...query, ...filters }, { signal }),
    call(consentTexts, {}, { signal }),
    call(agreementTexts, {}, { signal }),
  ]);
  return { place, school, classes, classId, lacks, wanted, list, canWrite, consents, agreements };
}) satisfies Loader;

/** Students under 14 and what their guardians have agreed to: who lacks which consent, and below it the texts they sign. */
export function Page() {
  const intl = useIntl();
  const { school, classId, lacks, wanted, list, ...texts } = useLoaderData<typeof loader>();
  const { opened, at, close } = useOpened();
  const printing = usePrinting('linkPrints');
  const call = useCall();
  const print = (whose: { classId: string; lacks?: Purpose } | { personIds: string[] }) =>
    school && void printing.start(() => call(printConsentLinks, { schoolId: school, ...whose }));
  const student = list.items.find(({ personId }) => personId === opened);
  return (
    <PageFrame
      title={<FormattedMessage id="organisation.consents.title" />}
      note={<FormattedMessage id="organisation.consents.note" />}
    >
      <ConsentFilters />
      <DataTable
        name="organisation.consents"
        label={intl.formatMessage({ id: 'organisation.consents.title' })}
        columns={useColumns(school === null)}
        rows={list.items}
        total={list.page.total}
        keyOf={({ personId }) => personId}
        nameOf={({ name }) => name}
        openAt={({ personId }) => at(personId)}
        current={opened}
        filters={['lacks', 'schoolId', 'classId']}
        tools={
          <>
            {classId && (
              <Button
                size="small"
                icon="Print"
                disabled={printing.isBusy}
                onClick={() => print({ classId, ...(lacks && { lacks }) })}
              >
                <FormattedMessage id="organisation.linkPrints.ofClass" />
              </Button>
            )}
            <ExportButton endpoint={exportConsents} input={wanted} />
          </>
        }
        bulk={
          school
            ? (chosen, done) => (
                <Button
                  size="small"
                  icon="Print"
                  disabled={printing.isBusy}
                  onClick={() => {
                    print({ personIds: chosen.map(({ personId }) => personId) });
                    done();
                  }}
                >
                  <FormattedMessage id="organisation.linkPrints.ofChosen" />
                </Button>
              )
            : undefined
        }
        empty={{
          title: <FormattedMessage id="organisation.consents.empty" />,
          text: <FormattedMessage id="organisation.consents.emptyText" />,
        }}
      />
      <ConsentTexts texts={texts.consents} canWrite={texts.canWrite} />
      <Agreements texts={texts.agreements} />
      {student && <ConsentForm key={opened} student={student} onClose={close} />}
      {printing.print && (
        <PrintDialog
          printing={printing}
          title={<FormattedMessage id="organisation.linkPrints.title" />}
          note={<FormattedMessage id="organisation.linkPrints.note" />}
        />
      )}
    </PageFrame>
  );
}

/** Who lacks which consent, and in which school and class. */
function ConsentFilters() {
  const intl = useIntl();
  const { place, classes, list } = useLoaderData<typeof loader>();
  return (
    <FilterBar
      search={intl.formatMessage({ id: 'organisation.consents.search' })}
      resets={{ schoolId: ['classId'] }}
      filters={[
        {
          name: 'lacks',
          label: intl.formatMessage({ id: 'organisation.consents.lacks' }),
          look: 'chips',
          lead: <FormattedMessage id="organisation.consents.lacking" />,
          all: intl.formatMessage({ id: 'organisation.consents.everybody' }, { count: list.total }),
          options: purposes.map((purpose) => ({
            value: purpose,
            label: intl.formatMessage({ id: `organisation.consents.purpose.${purpose}` }),
            count: list.lacking[purpose],
          })),
        },
        ...(place.schools.length > 1
          ? [
              {
                name: 'schoolId',
                label: intl.formatMessage({ id: 'organisation.consents.school' }),
                all: intl.formatMessage({ id: 'organisation.consents.allSchools' }),
                options: place.schools.map(({ id, name }) => ({ value: id, label: name })),
              },
            ]
          : []),
        ...(classes.length > 0
          ? [
              {
                name: 'classId',
                label: intl.formatMessage({ id: 'organisation.consents.class' }),
                all: intl.formatMessage({ id: 'organisation.linkPrints.allClasses' }),
                options: classes.map(({ id, name, students }) => ({ value: id, label: name, count: students })),
              },
            ]
          : []),
      ]}
    />
  );
}

function useColumns(hasSchools: boolean): readonly Column<ConsentStudent>[] {
  const intl = useIntl();
  const title = (id: string) => intl.formatMessage({ id: `organisation.consents.${id}` });
  return [
    { id: 'name', title: title('name'), width: '104px', main: true, cell: ({ name }) => name },
    {
      id: 'usercode',
      title: title('usercode'),
      width: '112px',
      cell: ({ usercode }) => <span className="num">{usercode}</span>,
    },
    ...(hasSchools
      ? [{ id: 'school', title: title('school'), cell: ({ schoolName }: ConsentStudent) => schoolName }]
      : []),
    { id: 'class', title: title('class'), width: '96px', cell: ({ className }) => className },
    {
      id: 'birthDate',
      title: title('birthDate'),
      width: '120px',
      hidden: true,
      cell: ({ birthDate }) => birthDate || <span className="muted">{title('unknown')}</span>,
    },
    ...purposes.map((purpose) => ({
      id: purpose,
      title: title(`purpose.${purpose}`),
      width: '116px',
      cell: ({ given }: ConsentStudent) => <State given={given} purpose={purpose} />,
    })),
  ];
}

function State({ given, purpose }: { given: ConsentStudent['given']; purpose: Purpose }) {
  const has = given.some((one) => one.purpose === purpose);
  return (
    <Tag tone={has ? 'done' : 'due'}>
      <FormattedMessage id={has ? 'organisation.consents.given' : 'organisation.consents.missing'} />
    </Tag>
  );
}
