import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { Button } from 'edutech/core/ui/Button';
import { Chip } from 'edutech/core/ui/Chip';
import { Row } from 'edutech/core/ui/layout/Row';
import { Split } from 'edutech/core/ui/layout/Split';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useMessages, useText } from 'edutech/core/web/hooks';
import { QuestionView } from 'edutech/plugins/questions/kit/ui/question/view/QuestionView';
import { type askSubjects, findExercise } from '../../api';
import { longestExercise } from '../../model/request';
import { routes } from '../../routes';
import { mediaOf } from '../shared/media-of';
import { AskForm } from './AskForm';

type Subjects = OutputOf<typeof askSubjects>;

/** Milliseconds without a key before the bank is asked for the exercise. */
const pause = 600;
/** Characters from which on words find something. */
const leastWords = 6;

/** Asks about an exercise of one's own book: its words or its photograph, perhaps a question of the bank. */
export function NewExercise({ subjects }: { readonly subjects: Subjects }) {
  const t = useText();
  const navigate = useNavigate();
  const messages = useMessages();
  const [subjectId, setSubject] = useState('');
  const [exercise, setExercise] = useState('');
  const [questionId, setQuestion] = useState<string | null>(null);
  const help = subjects.find((one) => one.subjectId === subjectId)?.help;
  const words = exercise.trim();
  if (subjects.length === 0)
    return (
      <PageFrame title={t('coach.new.title')}>
        <div className="card">
          <EmptyState picture="box" title={t('coach.new.noClass')} text={t('coach.new.noClass.text')} />
        </div>
      </PageFrame>
    );
  return (
    <PageFrame
      title={t('coach.new.title')}
      note={t('coach.new.note')}
      end={<Button to={routes.studentList.to()}>{t('coach.mine.back')}</Button>}
    >
      <Split side={300} until={1024}>
        <Stack as="section" className="card pad-4">
          {/* biome-ignore lint/a11y/useSemanticElements: chips are a group of buttons */}
          <div role="group" aria-label={t('coach.new.subject')}>
            <p className="t-strong below-2">{t('coach.new.subject')}</p>
            <Row wrap>
              {subjects.map((one) => (
                <Chip
                  key={one.subjectId}
                  selected={one.subjectId === subjectId}
                  onClick={() => setSubject(one.subjectId)}
                >
                  {one.subject}
                </Chip>
              ))}
            </Row>
          </div>
          <Stack as="label" gap={1}>
            <span className="note">{t('coach.new.words')}</span>
            <textarea
              className="input"
              rows={4}
              maxLength={longestExercise}
              value={exercise}
              onChange={({ currentTarget }) => {
                setExercise(currentTarget.value);
                setQuestion(null);
              }}
            />
          </Stack>
          <Same words={words} chosen={questionId} onChoose={setQuestion} />
        </Stack>
        <section className="card pad-4" aria-label={t('coach.ask.title')}>
          <AskForm
            about={questionId ? { area: 'bank', questionId } : { area: 'own', subjectId, exercise: words }}
            afterAnswers={false}
            needsPicture={questionId === null && words === ''}
            help={help}
            disabled={questionId === null && subjectId === ''}
            onAsked={({ itemId, isAnswered }) => {
              messages.show(isAnswered ? 'coach.ask.found' : 'coach.ask.done', { tone: 'success' });
              void navigate(routes.studentDetail.to({ item: itemId }));
            }}
          />
        </section>
      </Split>
    </PageFrame>
  );
}

interface SameProps {
  readonly words: string;
  readonly chosen: string | null;
  readonly onChoose: (questionId: string | null) => void;
}

/** Questions of the bank with these words: who chooses one finds what was answered about it. */
function Same({ words, chosen, onChoose }: SameProps) {
  const t = useText();
  const q = words.slice(0, 200);
  const { data: found } = useAsked(findExercise, q.length < leastWords ? null : { q }, { pause });
  if (!found || found.length === 0) return null;
  return (
    <Stack gap={2} role="status">
      <p className="note">{t('coach.new.same')}</p>
      {found.map(({ questionId, body, media }) => (
        <Stack key={questionId} gap={2} className="framed round pad-3">
          <QuestionView body={body} media={mediaOf(media)} />
          <Button
            className="at-start"
            size="small"
            look={chosen === questionId ? 'primary' : 'soft'}
            icon={chosen === questionId ? 'Checkmark' : undefined}
            aria-pressed={chosen === questionId}
            onClick={() => onChoose(chosen === questionId ? null : questionId)}
          >
            {t('coach.new.this')}
          </Button>
        </Stack>
      ))}
    </Stack>
  );
}
