import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { MomentField } from 'edutech/core/ui/form/days/MomentField';
import { FormDrawer } from 'edutech/core/ui/form/FormDrawer';
import { ChecksField } from 'edutech/core/ui/form/fields';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useCall, useMessages, useText } from 'edutech/core/web/hooks';
import { guideClasses, publishGuide } from '../../../api';
import { lessonMinutes } from '../../../model/limits';
import { routes } from '../../../routes';
import { useGuide } from '../guide-context';

interface PublishDrawerProps {
  readonly flush: () => Promise<boolean>;
  readonly onClose: () => void;
}

const minute = 60_000;
const day = 86_400_000;

/** When lessons usually are: tomorrow at ten; it is prepared from now on, and what follows is due in the evening after it. */
function usualTimes(now: number) {
  const lesson = new Date(now + day);
  lesson.setHours(10, 0, 0, 0);
  const due = new Date(lesson.getTime() + day);
  due.setHours(22, 0, 0, 0);
  return { startsAt: new Date(now).toISOString(), lessonAt: lesson.toISOString(), dueAt: due.toISOString() };
}

/** Gives the guide book to classes: when they prepare, when the lesson is, and until when answers count. */
export function PublishDrawer({ flush, onClose }: PublishDrawerProps) {
  const t = useText();
  const call = useCall();
  const messages = useMessages();
  const navigate = useNavigate();
  const { book } = useGuide();
  const { data: classes } = useAsked(guideClasses, { bookId: book.id });
  const [times] = useState(() => usualTimes(Date.now()));
  const first = useRef<string>(undefined);
  const form = useForm({
    name: 'guide.publish',
    initial: { classIds: [] as readonly string[], ...times },
    check: ({ classIds, startsAt, lessonAt, dueAt }) => ({
      ...(classIds.length === 0 && { classIds: 'guide.error.noClass' }),
      ...(lessonAt < startsAt && { lessonAt: 'guide.error.times' }),
      ...(dueAt <= lessonAt && { dueAt: 'guide.error.times' }),
    }),
    save: async ({ classIds, startsAt, lessonAt, dueAt }) => {
      await flush();
      const afterAt = new Date(+new Date(lessonAt) + lessonMinutes * minute).toISOString();
      const chosen = { startsAt, lessonAt, afterAt: afterAt < dueAt ? afterAt : lessonAt, dueAt };
      const targets = classIds.map((classId) => ({ classId, ...chosen }));
      const { assignmentIds, students } = await call(publishGuide, { bookId: book.id, targets }, { quiet: true });
      messages.show('guide.published', {
        tone: 'success',
        values: { count: classIds.length, students },
        follows: true,
      });
      first.current = assignmentIds[0];
    },
    // what is saved by then keeps nobody from leaving
    onSaved: () => first.current && void navigate(routes.monitor.to({ id: first.current })),
  });
  const moment = (name: 'startsAt' | 'lessonAt' | 'dueAt') => {
    const { value, onChange, error } = form.field(name);
    return (
      <MomentField
        label={t(`guide.time.${name}`)}
        value={value}
        error={error?.key && t(error.key)}
        required
        onChange={(next) => next && onChange(next)}
      />
    );
  };
  return (
    <FormDrawer title={t('guide.publish')} form={form} submit={t('guide.publish.submit')} onClose={onClose}>
      {classes?.length === 0 && <p className="pad-3 round tint-due">{t('guide.error.notTaught')}</p>}
      <ChecksField
        label={t('guide.publish.classes')}
        field={form.field('classIds')}
        options={(classes ?? []).map(({ classId, name, students, hasIt }) => ({
          value: classId,
          label: t(hasIt ? 'guide.publish.update' : 'guide.publish.class', { name, students }),
        }))}
      />
      {moment('startsAt')}
      {moment('lessonAt')}
      {moment('dueAt')}
      <p className="note">{t('guide.publish.note')}</p>
    </FormDrawer>
  );
}
