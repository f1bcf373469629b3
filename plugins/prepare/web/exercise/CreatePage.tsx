import { useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import { isId, newId } from 'edutech/core/common/ids';
import { textbookSources } from 'edutech/core/common/teaching/sources';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { SelectField, TextField } from 'edutech/core/ui/form/fields';
import { useForm } from 'edutech/core/ui/form/use-form';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { ErrorText } from 'edutech/core/ui/states/ErrorState';
import { SortableList } from 'edutech/core/ui/table/SortableList';
import { SaveState } from 'edutech/core/ui/states/SaveState';
import { useCall, useText } from 'edutech/core/web/hooks';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { useTeachingBooks } from 'edutech/plugins/library/kit/ui/page/books/teaching-books';
import { pointsOf, type QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import { QuestionView } from 'edutech/plugins/questions/kit/ui/question/view/QuestionView';
import { getUserBooks } from 'edutech/plugins/textbook/api';
import { addExercise, readExercise, readPlan, saveExercise } from '../../api';
import { mostQuestions } from '../../model/limits';
import { routes } from '../../routes';
import { mediaOf } from '../shared/media-of';
import { QuestionSources } from './QuestionSources';

export async function loader({ call, url, signal, termId }: LoaderArgs) {
  const id = url.searchParams.get('id');
  const of = url.searchParams.get('plan');
  const [tree, there, plan] = await Promise.all([
    call(getUserBooks, { source: textbookSources.school, ...(termId && { termId }) }, { signal }),
    isId(id) ? call(readExercise, { exerciseId: id }, { signal }) : null,
    isId(of) ? call(readPlan, { planId: of }, { signal }) : null,
  ]);
  return { tree, there, plan: plan?.plan ?? null };
}

/** A question that was chosen, with its points in the exercise. */
interface Chosen {
  readonly questionId: string;
  readonly points: number;
  readonly body: QuestionBody;
  readonly media: Parameters<typeof mediaOf>[0];
}

interface Values {
  readonly title: string;
  readonly place: string;
  readonly items: readonly Chosen[];
}

const placeOf = ({ subjectId, gradeId }: { readonly subjectId: string; readonly gradeId: string }) =>
  `${subjectId} ${gradeId}`;

/** An exercise of a lesson: questions from the bank or the basket, their order and points. */
export function Page() {
  const t = useText();
  const { there, plan } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  const { form, places } = useExerciseForm();
  const { items, place } = form.values;
  const set = (next: readonly Chosen[]) => form.set({ items: next });
  const [subjectId = ''] = place.split(' ');
  return (
    <PageFrame
      title={t(there ? 'prepare.exercise.edit' : 'prepare.exerciseCreate.title')}
      end={
        <>
          {form.saving && <SaveState saving={form.saving} />}
          <Button
            look="primary"
            icon="Checkmark"
            busy={form.saving?.state === 'saving'}
            disabled={items.length === 0}
            onClick={() => void form.submit()}
          >
            {t('prepare.exercise.save')}
          </Button>
        </>
      }
    >
      {form.error !== null && (
        <p className="pad-y-2 pad-x-3 round tint-late ink-late below-2" role="alert">
          <ErrorText error={form.error} />
        </p>
      )}
      <div className="prepare-compose">
        <Panel title={t('prepare.source')}>
          {subjectId !== '' && (
            <QuestionSources
              subjectId={subjectId}
              nodeId={plan?.nodeId ?? null}
              chosen={new Set(items.map(({ questionId }) => questionId))}
              onAdd={({ id, body, media }) =>
                items.length < mostQuestions &&
                set([...items, { questionId: id, points: pointsOf(body) || 1, body, media }])
              }
            />
          )}
        </Panel>
        <Stack>
          <TextField label={t('prepare.exercise.title')} field={form.field('title')} maxLength={80} required />
          <SelectField label={t('prepare.plan.subject')} field={form.field('place')} options={places} required />
          <Sheet items={items} onChange={set} />
        </Stack>
      </div>
    </PageFrame>
  );
}

/** What is typed, where it may belong, and how it is saved. */
function useExerciseForm() {
  const t = useText();
  const call = useCall();
  const navigate = useNavigate();
  const { tree, there, plan } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  const books = useTeachingBooks(tree);
  const [newExerciseId] = useState(() => newId());
  const id = there?.exercise.id ?? newExerciseId;
  const own = there?.exercise ?? plan;
  const names = new Map(books.map((book) => [placeOf(book), `${book.choice.grade.name} ${book.choice.subject.name}`]));
  if (own) names.set(placeOf(own), `${own.grade} ${own.subject}`);
  const form = useForm<Values>({
    name: 'prepare.exercise',
    initial: {
      title: there?.exercise.title ?? (plan ? t('prepare.exercise.titleOf', { title: plan.title }).slice(0, 80) : ''),
      place: own ? placeOf(own) : (names.keys().next().value ?? ''),
      items: there?.questions ?? [],
    },
    check: ({ title, items }) => ({
      ...(title.trim() === '' && { title: 'prepare.error.noTitle' }),
      ...(items.length === 0 && { items: 'prepare.error.noQuestions' }),
    }),
    save: ({ title, place, items }) => {
      const [subjectId = '', gradeId = ''] = place.split(' ');
      const fields = {
        title,
        subjectId,
        gradeId,
        planId: there?.exercise.planId ?? plan?.id ?? null,
        items: items.map(({ questionId, points }) => ({ questionId, points })),
      };
      return there
        ? call(saveExercise, { exerciseId: id, version: there.version, ...fields }, { quiet: true })
        : call(addExercise, { id, ...fields }, { quiet: true });
    },
    onSaved: () => void navigate(routes.exerciseView.to({ id })),
  });
  return { form, places: [...names].map(([value, label]) => ({ value, label })) };
}

interface SheetProps {
  readonly items: readonly Chosen[];
  readonly onChange: (items: readonly Chosen[]) => void;
}

/** The chosen questions in their order, with their points. */
function Sheet({ items, onChange }: SheetProps) {
  const t = useText();
  if (items.length === 0)
    return <EmptyState picture="box" title={t('prepare.exercise.empty')} text={t('prepare.exercise.empty.text')} />;
  const numberOf = (id: string) => items.findIndex(({ questionId }) => questionId === id) + 1;
  const total = items.reduce((sum, { points }) => sum + points, 0);
  return (
    <>
      <p className="note num">{t('prepare.exercise.sum', { count: items.length, points: total })}</p>
      <SortableList
        label={t('prepare.exercise.questionsInOrder')}
        items={items}
        keyOf={({ questionId }) => questionId}
        nameOf={({ questionId }) => t('prepare.exercise.number', { number: numberOf(questionId) })}
        onOrder={(keys) => onChange(keys.flatMap((key) => items.find(({ questionId }) => questionId === key) ?? []))}
        row={({ questionId, points, body, media }) => (
          <div className="grow">
            <QuestionView body={body} media={mediaOf(media)} number={numberOf(questionId)} />
            <Row gap={1} justify="end">
              <label className="flow-inline note">
                {t('prepare.exercise.points')}
                <input
                  className="input prepare-points num"
                  type="number"
                  min={0.5}
                  max={200}
                  step={0.5}
                  value={points}
                  aria-label={t('prepare.exercise.pointsOf', { number: numberOf(questionId) })}
                  onChange={({ currentTarget }) => {
                    const typed = Math.round(Number(currentTarget.value) * 2) / 2;
                    if (typed > 0 && typed <= 200)
                      onChange(items.map((one) => (one.questionId === questionId ? { ...one, points: typed } : one)));
                  }}
                />
              </label>
              <IconButton
                icon="Delete"
                label={t('prepare.exercise.takeOut', { number: numberOf(questionId) })}
                onClick={() => onChange(items.filter((one) => one.questionId !== questionId))}
              />
            </Row>
          </div>
        )}
      />
    </>
  );
}
