import { newId } from 'edutech/core/common/ids';
import { mostPeriods } from 'edutech/core/common/time/periods';
import { Button } from 'edutech/core/ui/Button';
import { FormDrawer } from 'edutech/core/ui/form/FormDrawer';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { type FieldHandle, useForm } from 'edutech/core/ui/form/use-form';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useCall, useText } from 'edutech/core/web/hooks';
import { savePeriods, type TimetableDesk } from '../../../../api';
import { TimeInput } from './TimeInput';

interface PeriodsDrawerProps {
  readonly desk: TimetableDesk;
  readonly onClose: () => void;
}

/** A room that is being written: its name changes, so that it needs something else to be known by. */
type Room = TimetableDesk['rooms'][number] & { readonly id: string };
interface Values extends Pick<TimetableDesk, 'periods'> {
  readonly rooms: readonly Room[];
  readonly version: number;
}

const withIds = (rooms: TimetableDesk['rooms']): Room[] => rooms.map((room) => ({ ...room, id: room.name }));

/** When the periods of the school are, and how many classes share a room. */
export function PeriodsDrawer({ desk: { schoolId, periods, rooms, dayVersion }, onClose }: PeriodsDrawerProps) {
  const t = useText();
  const call = useCall();
  const say = useUndo();
  const form = useForm<Values>({
    name: 'organisation.timetable.day',
    initial: { periods, rooms: withIds(rooms), version: dayVersion },
    save: (values) => {
      const named = values.rooms.flatMap(({ name, classes }) => (name.trim() ? [{ name, classes }] : []));
      return call(savePeriods, { ...values, schoolId, rooms: named }, { quiet: true });
    },
    read: ({ rooms: read, ...day }) => ({ ...day, ...(read && { rooms: withIds([...read]) }) }),
    onSaved: () => {
      say('organisation.timetable.daySaved', {});
      onClose();
    },
  });
  return (
    <FormDrawer
      title={t('organisation.timetable.day')}
      form={form}
      onClose={onClose}
      compare={[
        {
          name: 'periods',
          label: t('organisation.timetable.periodsOfDay'),
          show: (all: Values['periods']) => all.map(({ starts, ends }) => `${starts}–${ends}`).join(', '),
        },
        {
          name: 'rooms',
          label: t('organisation.timetable.rooms'),
          show: (all: Values['rooms']) => all.map(({ name, classes }) => `${name} ${classes}`).join(', '),
        },
      ]}
    >
      <Periods {...form.field('periods')} />
      <Rooms {...form.field('rooms')} />
    </FormDrawer>
  );
}

function Periods({ value: periods, onChange }: FieldHandle<Values['periods']>) {
  const t = useText();
  const time = (at: number, field: 'starts' | 'ends') => (
    <TimeInput
      required
      aria-label={t(`organisation.timetable.${field}`, { period: at + 1 })}
      value={periods[at]![field]}
      onChange={(value) => onChange(periods.map((one, index) => (index === at ? { ...one, [field]: value } : one)))}
    />
  );
  const last = periods.at(-1)!.ends;
  return (
    <section>
      <Stack as="ol" gap={2}>
        {periods.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the number is what a period is
          <Row as="li" key={at}>
            <span className="fixed">{t('organisation.timetable.number', { period: at + 1 })}</span>
            {time(at, 'starts')}–{time(at, 'ends')}
          </Row>
        ))}
      </Stack>
      <Row className="above-2">
        <Button
          icon="Add"
          disabled={periods.length >= mostPeriods}
          onClick={() => onChange([...periods, { starts: last, ends: last }])}
        >
          {t('organisation.timetable.addPeriod')}
        </Button>
        <Button
          look="quiet"
          icon="Delete"
          disabled={periods.length <= 1}
          onClick={() => onChange(periods.slice(0, -1))}
        >
          {t('organisation.timetable.dropPeriod')}
        </Button>
      </Row>
    </section>
  );
}

function Rooms({ value: rooms, onChange }: FieldHandle<Values['rooms']>) {
  const t = useText();
  return (
    <section>
      <h3 className="t-head">{t('organisation.timetable.rooms')}</h3>
      <p className="note below-2">{t('organisation.timetable.rooms.text')}</p>
      <Stack as="ul" gap={2}>
        {rooms.map(({ id, name, classes }) => {
          const change = (changes: Partial<Room>) =>
            onChange(rooms.map((one) => (one.id === id ? { ...one, ...changes } : one)));
          return (
            <Row as="li" key={id}>
              <input
                className="input grow"
                aria-label={t('organisation.timetable.room')}
                value={name}
                maxLength={20}
                onChange={({ currentTarget }) => change({ name: currentTarget.value })}
              />
              <input
                className="input natural"
                type="number"
                min={2}
                max={50}
                aria-label={t('organisation.timetable.roomClasses', { room: name })}
                value={classes}
                onChange={({ currentTarget }) => change({ classes: Number(currentTarget.value) || 2 })}
              />
              <IconButton
                icon="Delete"
                label={t('organisation.timetable.dropRoom', { room: name })}
                onClick={() => onChange(rooms.filter((one) => one.id !== id))}
              />
            </Row>
          );
        })}
      </Stack>
      <Button
        className="above-2"
        icon="Add"
        onClick={() => onChange([...rooms, { id: newId(), name: '', classes: 2 }])}
      >
        {t('organisation.timetable.addRoom')}
      </Button>
    </section>
  );
}
