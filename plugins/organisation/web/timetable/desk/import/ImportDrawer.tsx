import { useRef, useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { SideDrawer } from 'edutech/core/ui/form/SideDrawer';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { ExportButton } from 'edutech/core/ui/table/ExportButton';
import { Tag } from 'edutech/core/ui/Tag';
import { useCall, useText } from 'edutech/core/web/hooks';
import {
  applyTimetable,
  exportTimetable,
  readTimetable,
  type TimetableDesk,
  type TimetableImport,
} from '../../../../api';
import { onceWritten } from '../once-written';
import type { DeskState } from '../use-desk';
import { FileDrop } from './FileDrop';
import { ImportDoubts } from './ImportDoubts';

interface ImportDrawerProps {
  readonly desk: TimetableDesk;
  readonly state: DeskState;
  readonly onClose: () => void;
}

/** A timetable from a workbook: what was understood, what is to be decided, what it would change; then into the draft. */
export function ImportDrawer({ desk, state, onClose }: ImportDrawerProps) {
  const t = useText();
  const call = useCall();
  const [found, setFound] = useState<TimetableImport | null>(null);
  const choices = useRef(new Map<string, number>());
  const read = useAct(
    async (file: File) => {
      choices.current.clear();
      setFound(await call(readTimetable, { schoolId: desk.schoolId }, { files: { file } }));
    },
    { changes: false },
  );
  const apply = useAct(
    async (id: string) => {
      const chosen = [...choices.current].map(([key, choice]) => ({ key, choice }));
      const { lessons } = await call(applyTimetable, { id, version: state.version(), choices: chosen });
      onClose();
      return lessons;
    },
    { done: (lessons) => ({ id: 'organisation.timetable.imported', values: { count: lessons } }) },
  );
  return (
    <SideDrawer title={t('organisation.timetable.import')} onClose={onClose}>
      <Stack gap={4} className="form-body">
        <FileDrop isBusy={read.isBusy} name={found?.fileName ?? null} onFile={(file) => void read.run(file)} />
        {found && (
          <>
            <Row wrap>
              <Tag tone="done" icon="Checkmark">
                {t('organisation.timetable.found', {
                  classes: found.classes,
                  teachers: found.teachers,
                  lessons: found.lessons,
                })}
              </Tag>
              {found.doubts.length > 0 && (
                <Tag tone="due">{t('organisation.timetable.toDecide', { count: found.doubts.length })}</Tag>
              )}
              {found.parted > 0 && <Tag tone="info">{t('organisation.timetable.parted', { count: found.parted })}</Tag>}
            </Row>
            {found.strangers.length > 0 && (
              <p className="note tint-star round-card pad-3">
                {t('organisation.timetable.strangers', { names: found.strangers.slice(0, 12).join('、') })}
              </p>
            )}
            <ImportDoubts doubts={found.doubts} onChoose={(key, choice) => choices.current.set(key, choice)} />
            <Compared found={found} />
          </>
        )}
        <p className="note tint-star round-card pad-3">{t('organisation.timetable.anyForm')}</p>
      </Stack>
      <Row as="footer" className="form-foot lined-top">
        <ExportButton endpoint={exportTimetable} input={{ schoolId: desk.schoolId, empty: true }}>
          {t('organisation.timetable.template')}
        </ExportButton>
        <ExportButton endpoint={exportTimetable} input={{ schoolId: desk.schoolId, empty: false }}>
          {t('organisation.timetable.export')}
        </ExportButton>
        <Button
          look="primary"
          className="end"
          disabled={found === null}
          busy={apply.isBusy}
          onClick={() => found && void onceWritten(state, () => apply.run(found.id))}
        >
          {t('organisation.timetable.apply')}
        </Button>
      </Row>
    </SideDrawer>
  );
}

/** Beside what is published: how much stays, and what has another time or teacher. */
function Compared({ found: { same, moved, retaught } }: { readonly found: TimetableImport }) {
  const t = useText();
  if (same + moved.length + retaught.length === 0) return null;
  return (
    <section>
      <h3 className="t-head below-2">{t('organisation.timetable.compared')}</h3>
      <ul className="card ruled-list">
        <Row as="li" justify="between" className="pad-x-3 pad-y-2">
          {t('organisation.timetable.same')}
          <b className="num">{same}</b>
        </Row>
        {(['moved', 'retaught'] as const).map((kind) => {
          const rows = kind === 'moved' ? moved : retaught;
          return (
            <li key={kind} className="pad-x-3 pad-y-2">
              <details>
                <Row as="summary" justify="between">
                  {t(`organisation.timetable.${kind}`)}
                  <b className="num">{rows.length}</b>
                </Row>
                <ul className="note">
                  {rows.slice(0, 60).map(({ className, weekday, period, text }) => (
                    <li key={`${className} ${weekday} ${period} ${text}`}>
                      {className}{' '}
                      {t('organisation.timetable.time', {
                        weekday: t(`organisation.timetable.weekday.${weekday}`),
                        period,
                      })}{' '}
                      {text}
                    </li>
                  ))}
                </ul>
              </details>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
