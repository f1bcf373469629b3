import { useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import { isId, newId } from 'edutech/core/common/ids';
import { Button } from 'edutech/core/ui/Button';
import { Card, Panel } from 'edutech/core/ui/Card';
import { TextField } from 'edutech/core/ui/form/fields';
import { useForm } from 'edutech/core/ui/form/use-form';
import { Split } from 'edutech/core/ui/layout/Split';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { ErrorText } from 'edutech/core/ui/states/ErrorState';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { useCall, useText } from 'edutech/core/web/hooks';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { createProject, type ExamSetup, examSetup, examsToMark } from '../../api';
import { routes } from '../../routes';
import { QuestionSetup } from './setup/QuestionSetup';
import { firstValues, hasEnough, requestOf, type SetupValues } from './setup/setup-values';
import { TemplateChoice } from './setup/TemplateChoice';

export const loader = async ({ call, url, signal }: LoaderArgs) => {
  const examId = url.searchParams.get('exam');
  if (isId(examId)) return { setup: await call(examSetup, { examId }, { signal }), exams: [] };
  return { setup: null, exams: await call(examsToMark, {}, { signal }) };
};

/** The marking of an exam is set up: which exam, then how each question is marked and by whom. */
export function Page() {
  const t = useText();
  const { setup, exams } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  return (
    <PageFrame title={t('marking.create.title')} note={t('marking.create.note')}>
      {setup ? (
        <Setup key={setup.examId} setup={setup} />
      ) : (
        <ListStates
          count={exams.length}
          empty={{ title: t('marking.create.none'), text: t('marking.create.none.text') }}
        >
          <Stack as="ul">
            {exams.map(({ examId, title, startsAt }) => (
              <li key={examId}>
                <Card className="pad-4">
                  <Button look="link" to={routes.create.to({ exam: examId })}>
                    <span lang={langOf(title)}>{title}</span>
                  </Button>
                  <p className="note">
                    <SaidMoment at={startsAt as string} />
                  </p>
                </Card>
              </li>
            ))}
          </Stack>
        </ListStates>
      )}
    </PageFrame>
  );
}

function Setup({ setup }: { readonly setup: ExamSetup }) {
  const t = useText();
  const call = useCall();
  const navigate = useNavigate();
  const [projectId] = useState(newId);
  const { examId, students, keyed, teachers, templates } = setup;
  const form = useForm<SetupValues>({
    name: 'marking.setup',
    initial: firstValues(setup),
    check: ({ title }) => ({ title: title.trim() ? '' : 'marking.setup.noTitle' }),
    save: (values) =>
      call(
        createProject,
        { projectId, examId, title: values.title.trim(), questions: requestOf(values) },
        { quiet: true },
      ),
    onSaved: () => void navigate(routes.board.to({ project: projectId })),
  });
  const { questions } = form.values;
  if (questions.length === 0)
    return <EmptyState picture="book" title={t('marking.setup.empty')} text={t('marking.setup.empty.text')} />;
  return (
    <Split side={300} until={1024}>
      <Panel
        title={t('marking.setup.questions')}
        note={<span className="note">{t('marking.setup.questions.note')}</span>}
      >
        <Stack as="ol" className="card-body">
          {questions.map((question, at) => (
            <QuestionSetup
              key={`${question.itemId}/${question.part}`}
              question={question}
              teachers={teachers}
              onChange={(next) =>
                form.set({ questions: questions.map((before, index) => (index === at ? next : before)) })
              }
            />
          ))}
        </Stack>
      </Panel>
      <Stack gap={4}>
        <Panel title={t('marking.setup.project')}>
          <Stack gap={4} className="card-body">
            <TextField label={t('marking.setup.title')} field={form.field('title')} required maxLength={100} />
            <p className="note">{t('marking.setup.sum', { students, questions: questions.length, keyed })}</p>
            {form.error !== null && form.error !== undefined && (
              <p className="ink-late" role="alert">
                <ErrorText error={form.error} />
              </p>
            )}
            <Button
              look="primary"
              wide
              busy={form.saving?.state === 'saving'}
              disabled={!questions.every(hasEnough)}
              onClick={() => void form.submit()}
            >
              {t('marking.setup.act')}
            </Button>
          </Stack>
        </Panel>
        <TemplateChoice
          templates={templates}
          first={questions[0]!.rules}
          onChoose={(rules) => form.set({ questions: questions.map((question) => ({ ...question, rules })) })}
        />
      </Stack>
    </Split>
  );
}
