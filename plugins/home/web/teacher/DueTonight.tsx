import { Link } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { Row } from 'edutech/core/ui/layout/Row';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { useCall, useText } from 'edutech/core/web/hooks';
import { remindStudents } from 'edutech/plugins/work/api';
import type { DueRow } from '../../api';

interface DueTonightProps {
  readonly rows: readonly DueRow[];
  readonly now: Date;
}

/** Homework whose deadline is tonight, and who has not submitted. */
export function DueTonight({ rows, now }: DueTonightProps) {
  const t = useText();
  if (rows.length === 0) return null;
  return (
    <Panel title={t('home.due')}>
      <ul className="pad-x-4 pad-b-2">
        {rows.map((row) => (
          <Homework key={row.id} row={row} now={now} />
        ))}
      </ul>
    </Panel>
  );
}

function Homework({ row, now }: { readonly row: DueRow; readonly now: Date }) {
  const t = useText();
  const { title, className, due, done, of, path } = row;
  return (
    <Row as="li" gap={3} className="home-row pad-y-2 ruled-top">
      <span className="grow">
        <Link to={path} className="block clip1 strong">
          {title}
        </Link>
        <Row as="small" wrap gap={3} rows={0} className="muted">
          <span>{className}</span>
          <SaidMoment at={due} now={now} />
          <span className="num">{t('home.due.submitted', { done, of })}</span>
        </Row>
      </span>
      <progress className="meter home-meter fixed not-narrow" max={Math.max(1, of)} value={done} aria-hidden="true" />
      {row.remind === null ? (
        <span className="ink-done fixed note">{t('home.due.complete')}</span>
      ) : (
        <Remind assignmentId={row.remind} missing={of - done} />
      )}
    </Row>
  );
}

/** Reminds all who have not submitted; whoever was reminded within the hour is left in peace. */
function Remind({ assignmentId, missing }: { readonly assignmentId: string; readonly missing: number }) {
  const t = useText();
  const call = useCall();
  const act = useAct(() => call(remindStudents, { assignmentId }), { done: 'home.due.reminded', changes: false });
  return (
    <Button size="small" className="fixed" busy={act.isBusy} onClick={() => void act.run()}>
      {t('home.due.remind', { count: missing })}
    </Button>
  );
}
