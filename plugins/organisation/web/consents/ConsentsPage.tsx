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
import { useCall, useText } from 'edutech/core/web/hooks';
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
  const t = useText();
  const { school, classId, lacks, wanted, list, ...texts } = useLoaderData<typeof loader>();
  const { opened, at, close } = useOpened();
  const printing = usePrinting('linkPrints');
  const call = useCall();
  const print = (whose: { classId: string; lacks?: Purpose } | { personIds: string[] }) =>
    school && void printing.start(() => call(printConsentLinks, { schoolId: school, ...whose }));
  const student = list.items.find(({ personId }) => personId === opened);
  return (
    <PageFrame title={t('organisation.consents.title')} note={t('organisation.consents.note')}>
      <ConsentFilters />
      <DataTable
        name="organisation.consents"
        label={t('organisation.consents.title')}
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
                {t('organisation.linkPrints.ofClass')}
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
                  {t('organisation.linkPrints.ofChosen')}
                </Button>
              )
            : undefined
        }
        empty={{
          title: t('organisation.consents.empty'),
          text: t('organisation.consents.emptyText'),
        }}
      />
      <ConsentTexts texts={texts.consents} canWrite={texts.canWrite} />
      <Agreements texts={texts.agreements} />
      {student && <ConsentForm key={opened} student={student} onClose={close} />}
      {printing.print && (
        <PrintDialog
          printing={printing}
          title={t('organisation.linkPrints.title')}
          note={t('organisation.linkPrints.note')}
        />
      )}
    </PageFrame>
  );
}

/** Who lacks which consent, and in which school and class. */
function ConsentFilters() {
  const t = useText();
  const { place, classes, list } = useLoaderData<typeof loader>();
  return (
    <FilterBar
      search={t('organisation.consents.search')}
      resets={{ schoolId: ['classId'] }}
      filters={[
        {
          name: 'lacks',
          label: t('organisation.consents.lacks'),
          look: 'chips',
          lead: t('organisation.consents.lacking'),
          all: t('organisation.consents.everybody', { count: list.total }),
          options: purposes.map((purpose) => ({
            value: purpose,
            label: t(`organisation.consents.purpose.${purpose}`),
            count: list.lacking[purpose],
          })),
        },
        ...(place.schools.length > 1
          ? [
              {
                name: 'schoolId',
                label: t('organisation.consents.school'),
                all: t('organisation.consents.allSchools'),
                options: place.schools.map(({ id, name }) => ({ value: id, label: name })),
              },
            ]
          : []),
        ...(classes.length > 0
          ? [
              {
                name: 'classId',
                label: t('organisation.consents.class'),
                all: t('organisation.linkPrints.allClasses'),
                options: classes.map(({ id, name, students }) => ({ value: id, label: name, count: students })),
              },
            ]
          : []),
      ]}
    />
  );
}

function useColumns(hasSchools: boolean): readonly Column<ConsentStudent>[] {
  const t = useText();
  return [
    {
      id: 'name',
      title: t('organisation.consents.name'),
      width: '108px',
      main: true,
      cell: ({ name, usercode }) => (
        <>
          {name}
          <small className="num">{usercode}</small>
        </>
      ),
    },
    {
      id: 'class',
      title: t('organisation.consents.class'),
      width: '136px',
      cell: ({ className, schoolName }) => (
        <span>
          {className}
          {hasSchools && <small>{schoolName}</small>}
        </span>
      ),
    },
    {
      id: 'birthDate',
      title: t('organisation.consents.birthDate'),
      width: '120px',
      hidden: true,
      cell: ({ birthDate }) => birthDate || <span className="muted">{t('organisation.consents.unknown')}</span>,
    },
    ...purposes.map((purpose) => ({
      id: purpose,
      title: t(`organisation.consents.purpose.${purpose}`),
      width: '92px',
      cell: ({ given }: ConsentStudent) => <State given={given} purpose={purpose} />,
    })),
  ];
}

function State({ given, purpose }: { given: ConsentStudent['given']; purpose: Purpose }) {
  const t = useText();
  const has = given.some((one) => one.purpose === purpose);
  return (
    <Tag tone={has ? 'done' : 'due'}>{t(has ? 'organisation.consents.given' : 'organisation.consents.missing')}</Tag>
  );
}
