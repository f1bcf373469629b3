import { Button } from 'edutech/core/ui/Button';
import { FormDrawer } from 'edutech/core/ui/form/FormDrawer';
import { SearchField } from 'edutech/core/ui/form/SearchField';
import { SelectField, TextField } from 'edutech/core/ui/form/fields';
import { useForm } from 'edutech/core/ui/form/use-form';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { useText } from 'edutech/core/web/hooks';
import type { TimetableDesk } from '../../../../api';
import type { TimetableSlot, Weeks } from '../../../../model/timetable/lessons';
import type { DeskState } from '../use-desk';

interface SlotFormProps {
  readonly desk: TimetableDesk;
  readonly state: DeskState;
  readonly slot: TimetableSlot;
  /** Lifts the lesson, to be put down at another time. */
  readonly onMove: (slot: TimetableSlot) => void;
  readonly onClose: () => void;
}

interface Values {
  readonly subjectId: string;
  readonly title: string;
  readonly teacherId: string;
  readonly room: string;
  readonly weeks: '0' | '1' | '2';
}

/** A choice that is none: an empty one cannot be chosen by its name. */
const nobody = 'nobody';

const valuesOf = ({ subjectId, title, teacherId, room, weeks }: TimetableSlot): Values => ({
  subjectId: subjectId ?? '',
  title,
  teacherId: teacherId ?? nobody,
  room,
  weeks: `${weeks}`,
});

const slotOf = (slot: TimetableSlot, { subjectId, title, teacherId, room, weeks }: Values): TimetableSlot => ({
  ...slot,
  subjectId: subjectId || null,
  title: subjectId ? '' : title.trim(),
  teacherId: teacherId === nobody ? null : teacherId,
  room: room.trim(),
  weeks: Number(weeks) as Weeks,
});

const named = (all: readonly { readonly id: string; readonly name: string }[]) =>
  all.map(({ id, name }) => ({ value: id, label: name }));

/** One lesson: its subject or title, who teaches it, where, and in which weeks. */
export function SlotForm({ desk, state, slot, onMove, onClose }: SlotFormProps) {
  const t = useText();
  const form = useForm<Values>({
    name: 'organisation.timetable.lesson',
    initial: valuesOf(slot),
    check: ({ subjectId, title }) =>
      subjectId || title.trim() ? {} : { title: 'organisation.timetable.titleMissing' },
    save: async (values) => state.replace(slot, slotOf(slot, values)),
    onSaved: onClose,
  });
  const weeks = form.field('weeks');
  const leave = (act: () => void) => () => {
    form.reset();
    onClose();
    act();
  };
  return (
    <FormDrawer
      title={t('organisation.timetable.lesson')}
      form={form}
      onClose={onClose}
      foot={
        <>
          <Button look="danger" icon="Delete" onClick={leave(() => state.remove(slot))}>
            {t('organisation.timetable.remove')}
          </Button>
          <Button icon="ArrowSwap" onClick={leave(() => onMove(slot))}>
            {t('organisation.timetable.moveLesson')}
          </Button>
        </>
      }
    >
      <SelectField
        label={t('organisation.timetable.subject')}
        field={form.field('subjectId')}
        options={named(desk.subjects)}
        none={t('organisation.timetable.noSubject')}
      />
      {form.values.subjectId === '' && (
        <TextField label={t('organisation.timetable.titleOf')} field={form.field('title')} maxLength={20} required />
      )}
      <SearchField
        label={t('organisation.timetable.teacher')}
        field={form.field('teacherId')}
        options={[{ value: nobody, label: t('organisation.timetable.nobody') }, ...named(desk.teachers)]}
      />
      <TextField label={t('organisation.timetable.room')} field={form.field('room')} maxLength={20} />
      <Segmented
        label={t('organisation.timetable.weeks')}
        options={(['0', '1', '2'] as const).map((value) => ({
          value,
          label: t(`organisation.timetable.inWeeks.${value}`),
        }))}
        value={weeks.value}
        onChange={weeks.onChange}
      />
    </FormDrawer>
  );
}
