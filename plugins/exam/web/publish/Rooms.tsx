import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import type { Form } from 'edutech/core/ui/form/use-form';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { useText } from 'edutech/core/web/hooks';
import { invigilatorsOf, newRoom, type Plan, type PlanValues, type RoomValues } from './plan-values';

interface RoomsProps {
  readonly form: Form<PlanValues>;
  readonly plan: Plan;
}

/** Where everybody sits: each class in a room of its own, or rooms that are filled by number. */
export function Rooms({ form, plan }: RoomsProps) {
  const t = useText();
  const { values, set } = form;
  return (
    <Panel
      title={t('exam.publish.rooms')}
      end={
        <Segmented
          label={t('exam.publish.seating')}
          options={[
            { value: 'classes', label: t('exam.publish.seating.classes') },
            { value: 'numbers', label: t('exam.publish.seating.numbers') },
          ]}
          value={values.seating}
          onChange={(seating) => set({ seating })}
        />
      }
    >
      {values.seating === 'classes' ? (
        <ClassRooms form={form} plan={plan} />
      ) : (
        <NumberedRooms form={form} plan={plan} />
      )}
    </Panel>
  );
}

function ClassRooms({ form: { values, set }, plan }: RoomsProps) {
  const t = useText();
  const chosen = plan.classes.filter(({ classId }) => values.classIds.includes(classId));
  if (chosen.length === 0) return <p className="note card-body">{t('exam.publish.rooms.none')}</p>;
  return (
    <Stack className="card-body">
      {chosen.map(({ classId, name }) => (
        <Row key={classId} wrap rows={2}>
          <b className="exam-room-name">{name}</b>
          <Invigilators
            plan={plan}
            chosen={invigilatorsOf(values, classId, plan)}
            onChange={(people) => set({ ofClasses: { ...values.ofClasses, [classId]: people } })}
          />
        </Row>
      ))}
    </Stack>
  );
}

function NumberedRooms({ form: { values, set }, plan }: RoomsProps) {
  const t = useText();
  const change = (roomId: string, changes: Partial<RoomValues>) =>
    set({ rooms: values.rooms.map((room) => (room.roomId === roomId ? { ...room, ...changes } : room)) });
  return (
    <Stack className="card-body">
      {values.rooms.map((room) => (
        <Row key={room.roomId} wrap rows={2}>
          <input
            className="input exam-room-name"
            value={room.name}
            maxLength={40}
            aria-label={t('exam.publish.room')}
            placeholder={t('exam.publish.room')}
            onChange={(event) => change(room.roomId, { name: event.target.value })}
          />
          <input
            className="input exam-minutes"
            type="number"
            min={1}
            max={300}
            value={room.seats}
            aria-label={t('exam.publish.seats')}
            onChange={(event) => change(room.roomId, { seats: event.target.value })}
          />
          <Invigilators
            plan={plan}
            chosen={room.invigilators}
            onChange={(invigilators) => change(room.roomId, { invigilators })}
          />
          <IconButton
            icon="Delete"
            label={t('exam.publish.room.remove')}
            disabled={values.rooms.length === 1}
            onClick={() => set({ rooms: values.rooms.filter(({ roomId }) => roomId !== room.roomId) })}
          />
        </Row>
      ))}
      <Button icon="Add" className="at-start" onClick={() => set({ rooms: [...values.rooms, newRoom('')] })}>
        {t('exam.publish.room.add')}
      </Button>
    </Stack>
  );
}

interface InvigilatorsProps {
  readonly plan: Plan;
  readonly chosen: readonly string[];
  readonly onChange: (people: string[]) => void;
}

/** Who watches a room: names that were chosen, and one more of the school. */
function Invigilators({ plan, chosen, onChange }: InvigilatorsProps) {
  const t = useText();
  const nameOf = (id: string) => plan.teachers.find(({ personId }) => personId === id)?.name ?? '';
  return (
    <Row wrap rows={1} className="grow">
      {chosen.map((id) => (
        <Button key={id} size="small" iconAfter="Dismiss" onClick={() => onChange(chosen.filter((one) => one !== id))}>
          {nameOf(id)}
        </Button>
      ))}
      <select
        className="input"
        value=""
        aria-label={t('exam.publish.invigilator')}
        onChange={(event) => event.target.value && onChange([...chosen, event.target.value])}
      >
        <option value="">{t('exam.publish.invigilator')}</option>
        {plan.teachers
          .filter(({ personId }) => !chosen.includes(personId))
          .map(({ personId, name }) => (
            <option key={personId} value={personId}>
              {name}
            </option>
          ))}
      </select>
    </Row>
  );
}
