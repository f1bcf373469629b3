import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { subjectHue } from 'edutech/core/common/teaching/hues';
import { Button } from 'edutech/core/ui/Button';
import { Card } from 'edutech/core/ui/Card';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { useNow } from 'edutech/core/ui/hooks/use-now';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { Tag } from 'edutech/core/ui/Tag';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { useText } from 'edutech/core/web/hooks';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { listMyExams, type MyExam } from '../../../api';
import { entryTime } from '../../../model/sitting/times';
import { inGroups } from '../../shared/admission';
import { routes } from '../../../routes';

const OwnResultPanel = onDemand(() => import('../../analysis/OwnResultPanel').then((part) => part.OwnResultPanel));

/** What is to come or runs, and what is over. What other areas show of a result is loaded with it, and asks for itself. */
export const loader = async ({ kept, signal, blocks }: LoaderArgs) => {
  const [todo, done] = await Promise.all([
    kept(listMyExams, { which: 'todo' }, { signal }),
    kept(listMyExams, { which: 'done' }, { signal }),
    blocks('exam.ownResult'),
  ]);
  return { todo: todo.data.data, done: done.data.data };
};

/** A student's exams. */
export function Page() {
  const t = useText();
  const { todo, done } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  return (
    <PageFrame title={t('exam.studentList.title')}>
      <Stack gap={5}>
        <ListStates
          count={todo.length}
          empty={{ title: t('exam.studentList.none'), text: t('exam.studentList.none.text') }}
        >
          <Exams title={t('exam.studentList.todo')} exams={todo} />
        </ListStates>
        {done.length > 0 && <Exams title={t('exam.studentList.done')} exams={done} />}
      </Stack>
    </PageFrame>
  );
}

function Exams({ title, exams }: { readonly title: string; readonly exams: readonly MyExam[] }) {
  return (
    <Stack as="section">
      <h2 className="t-18">{title}</h2>
      {exams.map((exam) => (
        <ExamCard key={exam.sittingId} exam={exam} />
      ))}
    </Stack>
  );
}

function ExamCard({ exam }: { readonly exam: MyExam }) {
  const t = useText();
  const now = useNow(10_000);
  const [isOpen, setOpen] = useState(false);
  const opensIn = +new Date(exam.plannedAt) - entryTime - now.getTime();
  const isOver = exam.state === 'submitted' || exam.state === 'closed';
  const mayEnter = exam.mode === 'online' && !isOver && opensIn <= 0;
  return (
    <Card className="pad-4">
      <Row wrap gap={4}>
        <Row align="start" gap={4} className="grow exam-mine">
          <span className={`tile hue-${subjectHue(exam.subjectCode)}`} aria-hidden="true">
            {exam.subject.slice(0, 1)}
          </span>
          <div className="grow">
            <h3 className="t-16 strong">{exam.title}</h3>
            <p className="note">
              <SaidMoment at={exam.plannedAt as string} />
              {' · '}
              {t('exam.studentList.sums', { minutes: exam.minutes, questions: exam.questions, points: exam.points })}
            </p>
            <p className="note" lang={langOf(exam.room)}>
              {t('exam.studentList.seat', { room: exam.room, seat: exam.seat, admission: inGroups(exam.admission) })}
              {exam.receipt && ` · ${t('exam.studentList.receipt', { receipt: exam.receipt })}`}
            </p>
          </div>
        </Row>
        {exam.mode === 'printed' && <Tag>{t('exam.mode.printed')}</Tag>}
        {isOver && exam.mode === 'online' && (
          <Tag>{t(exam.receipt ? 'exam.studentList.in' : 'exam.studentList.absent')}</Tag>
        )}
        {mayEnter && (
          <Button look="primary" to={routes.sitting.to({ id: exam.sittingId })}>
            {t('exam.studentList.enter')}
          </Button>
        )}
        {!mayEnter && !isOver && exam.mode === 'online' && <span className="note">{t('exam.studentList.opens')}</span>}
        {exam.isReleased && (
          <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('exam.studentList.result')}
          </Button>
        )}
      </Row>
      {isOpen && <OwnResultPanel examId={exam.examId} />}
    </Card>
  );
}
