import { useIntl } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { FormDrawer } from 'edutech/core/ui/form/FormDrawer';
import { TextField } from 'edutech/core/ui/form/fields';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { SideDrawer } from 'edutech/core/ui/form/SideDrawer';
import { useForm } from 'edutech/core/ui/form/use-form';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { useCall, useText } from 'edutech/core/web/hooks';
import { changeLesson, type DayLesson, type TimetableWeek, undoLessonChange } from '../../../api';
import { saidDifference, saidTime } from '../shared/said-difference';
import { FreeTeachers } from './FreeTeachers';
import { OtherTimes } from './OtherTimes';

interface ChangeDrawerProps {
  readonly lesson: DayLesson;
  readonly week: TimetableWeek;
  readonly onClose: () => void;
}

/** What is different with a lesson on its day: somebody else teaches it, it is at another time, it is cancelled. */
export function ChangeDrawer(props: ChangeDrawerProps) {
  const { difference } = props.lesson;
  return difference?.changeId ? <Undo changeId={difference.changeId} {...props} /> : <Change {...props} />;
}

function Which({ lesson }: { readonly lesson: DayLesson }) {
  const t = useText();
  const intl = useIntl();
  const { day, period, className, subject, difference, teacher } = lesson;
  return (
    <p>
      <b className="block">
        {saidTime(t, intl, day, period)} {className} {subject}
      </b>
      <span className="soft">{difference ? saidDifference(t, intl, lesson) : teacher}</span>
    </p>
  );
}

function Undo({ lesson, changeId, onClose }: ChangeDrawerProps & { readonly changeId: string }) {
  const t = useText();
  const call = useCall();
  const undo = useAct(
    async () => {
      await call(undoLessonChange, { classId: lesson.classId, id: changeId });
      onClose();
    },
    { done: 'organisation.timetable.undone' },
  );
  return (
    <SideDrawer title={t('organisation.timetable.change')} onClose={onClose}>
      <div className="form-body">
        <div className="form-fields">
          <Which lesson={lesson} />
          <p className="note">{t('organisation.timetable.undo.text')}</p>
        </div>
      </div>
      <footer className="form-foot lined-top pad-t-3">
        <Button className="form-cancel" onClick={onClose}>
          {t('core.ui.form.cancel')}
        </Button>
        <Button look="primary" icon="ArrowUndo" busy={undo.isBusy} onClick={() => void undo.run()}>
          {t('organisation.timetable.undo')}
        </Button>
      </footer>
    </SideDrawer>
  );
}

const kinds = ['substitute', 'moved', 'cancelled'] as const;

interface Values {
  readonly kind: (typeof kinds)[number];
  readonly teacherId: string;
  /** Day and period. */
  readonly to: string;
  readonly reason: string;
}

/** What the change names besides the lesson. */
function sent({ kind, teacherId, to, reason }: Values) {
  const [toDay = '', toPeriod] = to.split(' ');
  const named = { substitute: { teacherId }, moved: { toDay, toPeriod: Number(toPeriod) }, cancelled: {} }[kind];
  return { kind, reason, ...named };
}

function missing({ kind, teacherId, to }: Values): Partial<Record<keyof Values, string>> {
  if (kind === 'substitute' && !teacherId) return { teacherId: 'organisation.timetable.chooseTeacher' };
  if (kind === 'moved' && !to) return { to: 'organisation.timetable.chooseTime' };
  return {};
}

function Change({ lesson, week, onClose }: ChangeDrawerProps) {
  const t = useText();
  const call = useCall();
  const say = useUndo();
  const { classId, day, period } = lesson;
  const form = useForm<Values>({
    name: 'organisation.timetable.change',
    initial: { kind: 'substitute', teacherId: '', to: '', reason: '' },
    check: missing,
    save: async (values) => {
      const { told } = await call(changeLesson, { classId, day, period, ...sent(values) }, { quiet: true });
      say('organisation.timetable.changedLesson', { count: told });
    },
    onSaved: onClose,
  });
  const { kind } = form.values;
  return (
    <FormDrawer
      title={t('organisation.timetable.change')}
      form={form}
      onClose={onClose}
      submit={t(`organisation.timetable.act.${kind}`)}
    >
      <Which lesson={lesson} />
      <Segmented
        label={t('organisation.timetable.change')}
        options={kinds.map((value) => ({ value, label: t(`organisation.timetable.sign.${value}`) }))}
        value={kind}
        onChange={(value) => form.set({ kind: value })}
      />
      {kind === 'substitute' && <FreeTeachers lesson={lesson} field={form.field('teacherId')} />}
      {kind === 'moved' && <OtherTimes lesson={lesson} week={week} field={form.field('to')} />}
      <TextField label={t('organisation.timetable.reason')} field={form.field('reason')} maxLength={100} />
      <p className="note">{t('organisation.timetable.tells')}</p>
    </FormDrawer>
  );
}
