import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { Tag } from 'edutech/core/ui/Tag';
import { useCall, useDialogs, useText } from 'edutech/core/web/hooks';
import {
  type ContactClass,
  type ContactStudent,
  makeCodes,
  revokeCode,
  showResults,
  tellHomework,
  unbindGuardian,
} from '../../api';
import { type MadeCode, withMade } from './made-codes';
import { MadeCodes } from './MadeCodes';

interface CodesTabProps {
  readonly classes: readonly ContactClass[];
  readonly chosen: ContactClass;
  readonly students: readonly ContactStudent[];
  readonly isSchools: boolean;
  readonly showsResults: boolean;
  readonly tellsHomework: boolean;
}

/** The students of a class with their guardians and codes. */
export function CodesTab({ classes, chosen, students, isSchools, showsResults, tellsHomework }: CodesTabProps) {
  const t = useText();
  const call = useCall();
  const [made, setMade] = useState<readonly MadeCode[]>([]);
  const make = useAct(async (personIds: readonly string[]) => {
    const newer = await call(makeCodes, { classId: chosen.id, personIds: [...personIds] });
    setMade((shown) => withMade(shown, newer));
  });
  const revoke = useAct((codeId: string) => call(revokeCode, { classId: chosen.id, codeId }), {
    done: 'guardian.contact.revoked',
  });
  const columns = useColumns(chosen.id);
  const missing = students.filter(({ guardians, code }) => guardians.length === 0 && !code);
  return (
    <>
      {made.length > 0 && <MadeCodes made={made} className={chosen.name} onClose={() => setMade([])} />}
      <Row wrap gap={4} className="below-4 no-print">
        <span className="soft">{t('guardian.contact.bound', { ...chosen })}</span>
        {missing.length > 0 && (
          <Button
            look="primary"
            icon="Add"
            busy={make.isBusy}
            onClick={() => void make.run(missing.map(({ personId }) => personId))}
          >
            {t('guardian.contact.makeMissing', { count: missing.length })}
          </Button>
        )}
        {isSchools && (
          <Stack gap={1} className="end">
            <SchoolRule
              text="guardian.contact.showsResults"
              is={showsResults}
              decide={(shows) => call(showResults, { shows })}
            />
            <SchoolRule
              text="guardian.contact.tellsHomework"
              is={tellsHomework}
              decide={(tells) => call(tellHomework, { tells })}
            />
          </Stack>
        )}
      </Row>
      {classes.length > 1 && (
        <FilterBar
          filters={[
            {
              name: 'classId',
              label: t('guardian.contact.class'),
              // without a choice the page is about the first class
              all: t('guardian.contact.classes', { ...classes[0]! }),
              options: classes
                .slice(1)
                .map((one) => ({ value: one.id, label: t('guardian.contact.classes', { ...one }) })),
              look: 'select',
            },
          ]}
        />
      )}
      <DataTable
        name="guardian.codes"
        label={t('guardian.contact.codes')}
        columns={columns}
        rows={students}
        keyOf={({ personId }) => personId}
        nameOf={({ name }) => name}
        acts={({ personId, code }) => (
          <Row gap={2}>
            <Button size="small" look="soft" busy={make.isBusy} onClick={() => void make.run([personId])}>
              {t(code ? 'guardian.contact.renew' : 'guardian.contact.make')}
            </Button>
            {code && (
              <Button size="small" look="danger" busy={revoke.isBusy} onClick={() => void revoke.run(code.id)}>
                {t('guardian.contact.revoke')}
              </Button>
            )}
          </Row>
        )}
        empty={{ title: t('guardian.contact.none') }}
      />
    </>
  );
}

interface SchoolRuleProps {
  readonly text: string;
  readonly is: boolean;
  readonly decide: (is: boolean) => Promise<unknown>;
}

/** What the school decides for all its guardians. */
function SchoolRule({ text, is, decide }: SchoolRuleProps) {
  const t = useText();
  const change = useAct(decide);
  return (
    <Row as="label" gap={2}>
      <input type="checkbox" checked={is} onChange={(event) => void change.run(event.target.checked)} />
      {t(text)}
    </Row>
  );
}

function useColumns(classId: string): Column<ContactStudent>[] {
  const t = useText();
  const intl = useIntl();
  return [
    { id: 'name', title: t('guardian.contact.student'), main: true, cell: ({ name }) => name },
    {
      id: 'guardians',
      title: t('guardian.contact.guardians'),
      cell: (student) => <Guardians classId={classId} student={student} />,
    },
    {
      id: 'code',
      title: t('guardian.contact.code'),
      width: '240px',
      cell: ({ code }) =>
        code ? (
          <Tag tone="info">
            {t('guardian.contact.codeOpen', {
              day: intl.formatDate(code.expiresAt, { month: 'short', day: 'numeric' }),
            })}
          </Tag>
        ) : (
          t('guardian.contact.codeNone')
        ),
    },
  ];
}

function Guardians({ classId, student: { personId, guardians } }: { classId: string; student: ContactStudent }) {
  const t = useText();
  const call = useCall();
  const dialogs = useDialogs();
  const unbind = useAct((guardianId: string) => call(unbindGuardian, { classId, personId, guardianId }), {
    done: 'guardian.contact.unbound',
  });
  if (guardians.length === 0) return <span className="muted">{t('guardian.contact.noGuardian')}</span>;
  const ask = async (guardianId: string, name: string) => {
    const isSure = await dialogs.confirm({
      text: t('guardian.contact.unbindAsk', { name }),
      ok: t('guardian.contact.unbind'),
      danger: true,
    });
    if (isSure) await unbind.run(guardianId);
  };
  return (
    <ul>
      {guardians.map(({ guardianId, name, relation }) => (
        <Row as="li" key={guardianId} gap={2}>
          {t('guardian.contact.isA', { name, relation: t(`guardian.join.relation.${relation}`) })}
          <Button look="link" size="small" busy={unbind.isBusy} onClick={() => void ask(guardianId, name)}>
            {t('guardian.contact.unbind')}
          </Button>
        </Row>
      ))}
    </ul>
  );
}
