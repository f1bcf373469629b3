import { useLoaderData } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { Card } from 'edutech/core/ui/Card';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { listQuery } from 'edutech/core/ui/table/rules/list-address';
import { useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { airLessonReport, airWatchClasses, airWatchReport, type WatchClass, type WatchState } from '../../api';
import { questionsPath } from '../shared/addresses';
import { ClassLessons } from './ClassLessons';
import { LessonStudents } from './LessonStudents';

const watchStates = ['none', 'begun', 'finished'] as const satisfies readonly WatchState[];

export const loader = (async ({ call, url, signal, termId }) => {
  const search = url.searchParams;
  const term = termId ? { termId } : {};
  const classes = await call(airWatchClasses, term, { signal });
  const usual = usualOf(classes);
  const chosen = classes.find(({ classId }) => classId === search.get('classid')) ?? usual;
  if (!chosen) return { classes, chosen: null, wanted: null, lessons: null, students: null };
  const query = listQuery(search);
  const { q } = query;
  const ofClass = { classId: chosen.classId, ...term };
  const id = search.get('resourceid');
  if (id) {
    const state = watchStates.find((one) => one === search.get('state'));
    const wanted = { ...ofClass, id, ...(state && { state }), ...(q && { q }) };
    const students = await call(airLessonReport, { ...query, ...wanted }, { signal });
    return { classes, chosen, wanted, lessons: null, students };
  }
  const subject = search.get('subject');
  const wanted = { ...ofClass, ...(subject && { subject }), ...(q && { q }) };
  const lessons = await call(airWatchReport, { ...query, ...wanted }, { signal });
  return { classes, chosen, wanted, lessons, students: null };
}) satisfies Loader;

/** A class whose students wait for answers, else the first. */
const usualOf = (classes: readonly WatchClass[]) => classes.find(({ open }) => open > 0) ?? classes[0];

/** Who watched how much: the lessons that a class has begun, and of one lesson each student. */
export function Page() {
  const t = useText();
  const data = useLoaderData<typeof loader>();
  const { classes, chosen, lessons, students, wanted } = data;
  const labelOf = ({ className, open }: WatchClass) =>
    open > 0 ? t('air.report.classOpen', { name: className, open }) : className;
  // the class with which the page opens needs no parameter
  const usual = usualOf(classes);
  const ofClasses = {
    name: 'classid',
    label: t('air.report.class'),
    all: usual ? labelOf(usual) : '',
    options: classes.filter((one) => one !== usual).map((one) => ({ value: one.classId, label: labelOf(one) })),
  };
  const classId = chosen && chosen.classId !== usual?.classId ? chosen.classId : undefined;
  return (
    <PageFrame
      title={students ? students.lesson.name : t('air.report.title')}
      note={t('air.report.note')}
      end={
        <Button icon="Comment" to={questionsPath}>
          {t('air.questions.title')}
        </Button>
      }
    >
      {!chosen && (
        <Card>
          <EmptyState title={t('air.report.noClass')} text={t('air.report.noClassHint')} />
        </Card>
      )}
      {chosen && lessons && <ClassLessons {...{ classId, lessons, ofClasses, wanted }} />}
      {chosen && students && <LessonStudents {...{ classId, students, ofClasses, wanted }} />}
    </PageFrame>
  );
}
