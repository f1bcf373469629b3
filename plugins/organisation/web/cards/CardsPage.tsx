import { useState } from 'react';
import { useLoaderData, useLocation, useNavigate } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { useCall, useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { Row } from 'edutech/core/ui/layout/Row';
import { cardGroups, type CardScope, printCards } from '../../api';
import { PrintedFile, PrintProgress } from './PrintProgress';
import { usePrinting } from './use-printing';

export const loader = (({ call, url, signal }) => {
  const schoolId = url.searchParams.get('school');
  return call(cardGroups, schoolId ? { schoolId } : {}, { signal });
}) satisfies Loader;

/** Account cards: chooses whose, prints them ten a page. */
export function Page() {
  const t = useText();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { schools, schoolId, grades, staff } = useLoaderData<typeof loader>() as Awaited<ReturnType<typeof loader>>;
  const [all, setAll] = useState(false);
  const printing = usePrinting('cards');
  const call = useCall();
  const print = (scope: CardScope) => void printing.start(() => call(printCards, { schoolId, scope, all }));
  const sum = (rows: readonly { people: number; waiting: number }[]) => ({
    people: rows.reduce((total, { people }) => total + people, 0),
    waiting: rows.reduce((total, { waiting }) => total + waiting, 0),
  });
  const students = sum(grades.flatMap(({ classes }) => classes));
  const act = (scope: CardScope, label: string) => (
    <Button size="small" icon="Print" disabled={printing.isBusy} aria-label={label} onClick={() => print(scope)}>
      {t('organisation.cards.print')}
    </Button>
  );
  const labelOf = (name: string) => t('organisation.cards.printNamed', { name });
  return (
    <PageFrame
      title={t('organisation.cards.title')}
      note={t('organisation.cards.note')}
      end={
        schools.length > 1 && (
          <select
            className="input"
            aria-label={t('organisation.rosters.list.school')}
            value={schoolId}
            onChange={(event) =>
              void navigate(changed(new URLSearchParams(search), { school: event.currentTarget.value }))
            }
          >
            {schools.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )
      }
    >
      {printing.print && (
        <div className="card pad-4 below-4">
          <PrintProgress printing={printing} />
          <PrintedFile printing={printing} />
        </div>
      )}
      <section className="card pad-4 below-4" aria-label={t('organisation.cards.title')}>
        <Row as="label" align="start" className="organisation-check touch">
          <input
            type="checkbox"
            className="check fixed above-half below-half"
            checked={all}
            onChange={(event) => setAll(event.currentTarget.checked)}
          />
          <span>
            {t('organisation.cards.all')}
            <small className="muted block">
              {t(all ? 'organisation.cards.allNote' : 'organisation.cards.usualNote')}
            </small>
          </span>
        </Row>
        <ul className="organisation-groups organisation-groups-whole above-3">
          <Group name={t('organisation.cards.allStudents')} {...students} isHead>
            {act({ kind: 'students' }, labelOf(t('organisation.cards.allStudents')))}
          </Group>
          <Group name={t('organisation.cards.staffGroup')} {...staff} isHead>
            {act({ kind: 'staff' }, labelOf(t('organisation.cards.staffGroup')))}
          </Group>
        </ul>
      </section>
      <div className="organisation-grades">
        {grades.map((grade) => (
          <ul key={grade.id} className="card organisation-groups pad-y-1 pad-x-4" aria-label={grade.name}>
            <Group name={grade.name} {...sum(grade.classes)} isHead>
              {act({ kind: 'students', gradeId: grade.id }, labelOf(grade.name))}
            </Group>
            {grade.classes.map((one) => (
              <Group key={one.id} name={one.name} people={one.people} waiting={one.waiting}>
                {act({ kind: 'students', classId: one.id }, labelOf(one.name))}
              </Group>
            ))}
          </ul>
        ))}
      </div>
    </PageFrame>
  );
}

interface GroupProps {
  readonly name: string;
  readonly people: number;
  readonly waiting: number;
  readonly isHead?: boolean;
  readonly children: React.ReactNode;
}

function Group({ name, people, waiting, isHead, children }: GroupProps) {
  const t = useText();
  return (
    <li className="organisation-group pad-y-2 ruled">
      {isHead ? <b>{name}</b> : <span>{name}</span>}
      <span className="muted num">{t('organisation.cards.people', { people, waiting })}</span>
      {children}
    </li>
  );
}
