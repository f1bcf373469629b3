import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { SideDrawer } from 'edutech/core/ui/form/SideDrawer';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useCall, useText } from 'edutech/core/web/hooks';
import { getDuties, saveDuties } from '../../api';
import type { Duties } from '../../api/desk';

const days = [1, 2, 3, 4, 5, 6, 7] as const;

/** When one answers, in each subject; students read who is on duty and by when an answer is expected. */
export function DutyDrawer({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const { data, error, again } = useAsked(getDuties, {});
  const [subjectId, setSubject] = useState<string | null>(null);
  const subject = subjectId ?? data?.subjects[0]?.subjectId;
  return (
    <SideDrawer title={t('coach.duty')} onClose={onClose}>
      <Stack packed className="form-body">
        <p className="note">{t('coach.duty.note')}</p>
        <ListStates
          loading={!data && !error}
          error={error}
          onRetry={again}
          count={data?.subjects.length ?? 0}
          empty={{ picture: 'box', title: t('coach.duty.noSubject') }}
          skeleton="text"
        >
          {data && data.subjects.length > 1 && (
            <select
              className="input"
              aria-label={t('coach.new.subject')}
              value={subject}
              onChange={({ currentTarget }) => setSubject(currentTarget.value)}
            >
              {data.subjects.map((one) => (
                <option key={one.subjectId} value={one.subjectId}>
                  {one.subject}
                </option>
              ))}
            </select>
          )}
          {data && subject && <DutyTimes key={subject} duties={data.duties} subjectId={subject} onSaved={again} />}
        </ListStates>
      </Stack>
    </SideDrawer>
  );
}

interface DutyTimesProps {
  readonly duties: Duties['duties'];
  readonly subjectId: string;
  readonly onSaved: () => void;
}

function DutyTimes({ duties, subjectId, onSaved }: DutyTimesProps) {
  const t = useText();
  const call = useCall();
  const ofSubject = duties.filter((duty) => duty.subjectId === subjectId);
  const [own, setOwn] = useState(() =>
    ofSubject.filter(({ isMe }) => isMe).map(({ day, fromTime, untilTime }) => ({ day, fromTime, untilTime })),
  );
  const save = useAct(
    async () => {
      await call(saveDuties, { subjectId, duties: own });
      onSaved();
    },
    { done: 'coach.duty.saved' },
  );
  const change = (day: number, next: { fromTime?: string; untilTime?: string }) =>
    setOwn((before) => before.map((duty) => (duty.day === day ? { ...duty, ...next } : duty)));
  const turn = (day: number, on: boolean) =>
    setOwn((before) =>
      on ? [...before, { day, fromTime: '18:30', untilTime: '20:30' }] : before.filter((duty) => duty.day !== day),
    );
  return (
    <>
      <Stack as="ul" gap={2}>
        {days.map((day) => {
          const duty = own.find((one) => one.day === day);
          const others = ofSubject.filter((one) => one.day === day && !one.isMe);
          return (
            <Row as="li" key={day} wrap rows={1}>
              <Row as="label" inline className="coach-duty-day">
                <input
                  type="checkbox"
                  checked={duty !== undefined}
                  onChange={({ currentTarget }) => turn(day, currentTarget.checked)}
                />
                {t(`coach.day.${day}`)}
              </Row>
              {duty && (
                <>
                  <input
                    className="input natural"
                    type="time"
                    aria-label={t('coach.duty.from', { day: t(`coach.day.${day}`) })}
                    value={duty.fromTime}
                    onChange={({ currentTarget }) => change(day, { fromTime: currentTarget.value })}
                  />
                  <input
                    className="input natural"
                    type="time"
                    aria-label={t('coach.duty.until', { day: t(`coach.day.${day}`) })}
                    value={duty.untilTime}
                    onChange={({ currentTarget }) => change(day, { untilTime: currentTarget.value })}
                  />
                </>
              )}
              {others.map(({ person, fromTime, untilTime }) => (
                <span key={person} className="fine">
                  {`${person} ${fromTime}–${untilTime}`}
                </span>
              ))}
            </Row>
          );
        })}
      </Stack>
      <Button look="primary" className="at-start" busy={save.isBusy} onClick={() => void save.run()}>
        {t('coach.duty.save')}
      </Button>
    </>
  );
}
