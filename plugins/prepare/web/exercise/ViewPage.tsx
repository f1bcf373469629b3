import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { isId } from 'edutech/core/common/ids';
import { Button } from 'edutech/core/ui/Button';
import { Can, useCan } from 'edutech/core/ui/Can';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { NothingHere } from 'edutech/core/ui/states/NothingHere';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useCall, useDeployment, useText } from 'edutech/core/web/hooks';
import type { LoaderArgs, PageHead } from 'edutech/core/web/plugin';
import type { SheetLook } from 'edutech/plugins/print/kit/common/paper-sizes';
import { PagesPanel } from 'edutech/plugins/print/kit/ui/PagesPanel';
import { SheetBar } from 'edutech/plugins/print/kit/ui/SheetBar';
import { QuestionView } from 'edutech/plugins/questions/kit/ui/question/view/QuestionView';
import { routes as work } from 'edutech/plugins/work/routes';
import { downloadExercise, exercisePages, readExercise, type WholeExercise } from '../../api';
import { routes } from '../../routes';
import { Download } from '../shared/Download';
import { mediaOf } from '../shared/media-of';

export async function loader({ call, url, signal }: LoaderArgs): Promise<WholeExercise | null> {
  const exerciseId = url.searchParams.get('id');
  return isId(exerciseId) ? call(readExercise, { exerciseId }, { signal }) : null;
}

export const head = (data: WholeExercise | null): PageHead => (data ? { title: data.exercise.title } : {});

/** How an exercise is taken along: Word to change it, PDF to print it; answers follow the questions. */
const forms = [
  { format: 'docx', withAnswers: false },
  { format: 'docx', withAnswers: true },
  { format: 'pdf', withAnswers: false },
  { format: 'pdf', withAnswers: true },
] as const;

/** An exercise to be read, printed, and given as homework. */
export function Page() {
  const data = useLoaderData<WholeExercise | null>();
  if (!data)
    return <NothingHere title="prepare.error.noExercise" on={{ to: routes.list.to(), label: 'prepare.plan.back' }} />;
  return <ShownExercise data={data} />;
}

function ShownExercise({ data }: { readonly data: WholeExercise }) {
  const t = useText();
  const [view, setView] = useState<'read' | 'pages'>('read');
  const { exercise, questions } = data;
  return (
    <PageFrame
      title={<CityWords>{exercise.title}</CityWords>}
      note={t('prepare.exercise.sum', { count: exercise.questions, points: exercise.points })}
      end={<ExerciseActs data={data} />}
    >
      <Stack>
        <Row wrap gap={3}>
          <Segmented
            label={t('prepare.view')}
            value={view}
            onChange={setView}
            options={[
              { value: 'read', label: t('prepare.view.read') },
              { value: 'pages', label: t('prepare.view.pages') },
            ]}
          />
        </Row>
        {view === 'pages' ? (
          <Pages data={data} />
        ) : (
          <Stack as="ol" gap={0} className="card pad-x-4">
            {questions.map(({ questionId, body, media }, at) => (
              <li key={questionId} className={at > 0 ? 'pad-y-3 ruled-top' : 'pad-y-3'}>
                <QuestionView body={body} media={mediaOf(media)} number={at + 1} showsPoints />
              </li>
            ))}
          </Stack>
        )}
      </Stack>
    </PageFrame>
  );
}

function ExerciseActs({ data }: { readonly data: WholeExercise }) {
  const t = useText();
  const call = useCall();
  const deployment = useDeployment();
  const mayDownload = useCan(['preparing_center_tea.exercise_download']);
  const { exercise, questions, isOwn } = data;
  const named = questions.map(({ questionId }) => questionId).join(',');
  const homework = work.create.ifOn(deployment, { questions: named });
  return (
    <>
      {exercise.planId && (
        <Button icon="Document" to={routes.planView.to({ id: exercise.planId })}>
          {t('prepare.exercise.toPlan')}
        </Button>
      )}
      {isOwn && (
        <Can rule={['preparing_center_tea.exercise_edit']}>
          <Button icon="Edit" to={routes.exerciseCreate.to({ id: exercise.id })}>
            {t('prepare.exercise.edit')}
          </Button>
        </Can>
      )}
      {mayDownload && (
        <Download
          forms={forms.map((form) => ({
            label: t(`prepare.download.${form.format}${form.withAnswers ? '.answers' : ''}`),
            ask: () => call(downloadExercise, { exerciseId: exercise.id, ...form }),
          }))}
        />
      )}
      {homework !== undefined && (
        <Can rule={['homework_tea.arrange']}>
          <Button look="primary" icon="Send" to={homework}>
            {t('prepare.exercise.assign')}
          </Button>
        </Can>
      )}
    </>
  );
}

/** The pages as they are printed. */
function Pages({ data: { exercise, questions } }: { readonly data: WholeExercise }) {
  const t = useText();
  const [look, setLook] = useState<SheetLook>({ size: 'a4' });
  const asked = useAsked(exercisePages, { exerciseId: exercise.id, look }, { keeps: true });
  const media = Object.assign({}, ...questions.map((one) => mediaOf(one.media))) as Readonly<Record<string, string>>;
  return (
    <>
      <SheetBar look={look} onLook={setLook} />
      <PagesPanel asked={asked} title={t('prepare.view.pages')} addressOf={(file) => media[file]} />
    </>
  );
}
