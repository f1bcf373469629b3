import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { KeyHints } from 'edutech/core/ui/keys/KeyHints';
import { BarSlot } from 'edutech/core/ui/navigation/BarSlot';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { SaveState } from 'edutech/core/ui/states/SaveState';
import { ExportButton } from 'edutech/core/ui/table/ExportButton';
import { useCall, useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { Row } from 'edutech/core/ui/layout/Row';
import { Split } from 'edutech/core/ui/layout/Split';
import { type EditedWeek, editWeek, exportWeek, publishWeek } from '../../../api';
import { isBlocking } from '../../../model/timetable/conflicts';
import { schedulePath, timetablePath, weekAddress } from '../../shared/addresses';
import { WeekSwitch } from '../../timetable/WeekSwitch';
import { AreaTabs } from '../shared/AreaTabs';
import { GradeChoice } from './GradeChoice';
import { LessonShelf } from './LessonShelf';
import { ScheduleGrid, type Time } from './ScheduleGrid';
import { slotKeys } from './slot-keys';
import { useSchedule } from './use-schedule';

export const loader: Loader<EditedWeek> = ({ call, url, signal }) => {
  const week = Number(url.searchParams.get('week'));
  const gradeId = url.searchParams.get('gradeid');
  return call(editWeek, { ...(gradeId && { gradeId }), ...(week >= 1 && week <= 40 && { week }) }, { signal });
};

/** The week of a grade as a draft: lessons are put, moved and taken away; publishing lets everybody see it. */
export function Page() {
  const t = useText();
  const week = useLoaderData<EditedWeek>();
  return (
    <PageFrame
      title={t('air.schedule.title')}
      note={t('air.timetable.of', { term: week.termName, week: week.week, of: week.weeks })}
      end={
        <ExportButton endpoint={exportWeek} input={{ week: week.week, gradeId: week.gradeId }}>
          {t('air.schedule.export')}
        </ExportButton>
      }
    >
      <AreaTabs current="schedule" />
      <Row wrap gap={4} rows={2}>
        <GradeChoice week={week} />
        <WeekSwitch {...week} path={schedulePath} />
      </Row>
      <Desk key={`${week.gradeId} ${week.week}`} week={week} />
      <KeyHints hints={slotKeys} />
    </PageFrame>
  );
}

function Desk({ week }: { readonly week: EditedWeek }) {
  const intl = useIntl();
  const t = useText();
  const schedule = useSchedule(week);
  const [target, setTarget] = useState<Time | null>(null);
  const blocking = schedule.conflicts.filter(({ kind }) => isBlocking(kind)).length;
  const { saving } = schedule;
  return (
    <>
      <BarSlot>{saving && <SaveState saving={saving} />}</BarSlot>
      <Row justify="between" wrap gap={4} rows={2} className="air-schedule-state below-3">
        <p role="status">
          {blocking > 0 ? (
            <b className="ink-late">{t('air.schedule.blocking', { count: blocking })}</b>
          ) : (
            t(`air.schedule.${publication(week, schedule.version)}`, {
              date: week.publishedAt && intl.formatDate(week.publishedAt, { dateStyle: 'medium' }),
            })
          )}
        </p>
        <WeekActs week={week} schedule={schedule} blocking={blocking} />
      </Row>
      <Split side={264} className="air-schedule">
        <ScheduleGrid week={week} schedule={schedule} target={target} onTarget={setTarget} />
        <LessonShelf
          week={week}
          target={target}
          onPut={(lesson) => {
            if (target) schedule.put(lesson, target);
          }}
        />
      </Split>
    </>
  );
}

/** How what everybody sees stands to the draft. */
function publication({ publishedVersion }: EditedWeek, version: number): 'unpublished' | 'changed' | 'published' {
  if (publishedVersion === null) return 'unpublished';
  return publishedVersion === version ? 'published' : 'changed';
}

interface WeekActsProps {
  readonly week: EditedWeek;
  readonly schedule: ReturnType<typeof useSchedule>;
  readonly blocking: number;
}

function WeekActs({ week, schedule, blocking }: WeekActsProps) {
  const t = useText();
  const call = useCall();
  const say = useUndo();
  const { gradeId, termId } = week;
  const copy = useAct(async () => schedule.take(await call(editWeek, { gradeId, week: week.week - 1 })), {
    changes: false,
  });
  const publish = useAct(
    async () => {
      // what somebody else has written is not published unseen
      if (!(await schedule.settled())) return;
      await call(publishWeek, { termId, week: week.week, gradeId, version: schedule.currentVersion() });
      say('air.schedule.done', { week: week.week });
    },
    { changes: false },
  );
  return (
    <Row as="span" wrap gap={4} rows={2}>
      {week.week > 1 && (
        <Button icon="Copy" busy={copy.isBusy} onClick={() => void copy.run()}>
          {t('air.schedule.copy')}
        </Button>
      )}
      <Button to={weekAddress(timetablePath, gradeId, week.week)} icon="Eye">
        {t('air.schedule.look')}
      </Button>
      <Button look="primary" busy={publish.isBusy} disabled={blocking > 0} onClick={() => void publish.run()}>
        {t('air.schedule.publish')}
      </Button>
    </Row>
  );
}
