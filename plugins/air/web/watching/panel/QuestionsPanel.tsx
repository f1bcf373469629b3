import { type RefObject, useCallback } from 'react';
import { lengthText } from 'edutech/core/ui/rules/length';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import type { MediaHandle } from 'edutech/plugins/media/kit/ui/viewer/film/VideoViewer';
import { useCall, useMessages, useText } from 'edutech/core/web/hooks';
import { airQuestions, askAirQuestion } from '../../../api';
import { longestQuestion } from '../../../model/watching/note-limits';
import type { Lesson } from '../../lesson/lesson';
import { Composer } from './Composer';
import { QuestionCard } from './QuestionCard';
import { useFetched } from './use-fetched';
import { useMoment } from './use-moment';

interface QuestionsPanelProps {
  readonly lesson: Lesson;
  readonly media: RefObject<MediaHandle | null>;
  readonly onSeek: (second: number) => void;
  readonly focus: number;
  /** A student asks; a teacher answers. */
  readonly isStudent: boolean;
}

/** Questions beside the film: a student's own, and what his class may read; for teachers those of their classes. */
export function QuestionsPanel({ lesson, media, onSeek, focus, isStudent }: QuestionsPanelProps) {
  const t = useText();
  const call = useCall();
  const messages = useMessages();
  const id = lesson.resourceId;
  const fetch = useCallback(() => call(airQuestions, { id }, { quiet: true }), [call, id]);
  const { data: questions, error, reload } = useFetched(fetch);
  const moment = useMoment(media);
  const empty = isStudent ? 'empty' : 'emptyTeacher';
  return (
    <>
      {isStudent && (
        <Composer
          key={moment.written}
          name="air.question"
          label={t('air.questions.ask', { time: lengthText(moment.second) })}
          act={t('air.questions.send')}
          longest={longestQuestion}
          focus={focus}
          note={t('air.questions.whoReads')}
          onBegin={moment.take}
          onLeave={moment.leave}
          save={(text) =>
            call(askAirQuestion, { id, questionId: moment.written, second: moment.second, text }, { quiet: true })
          }
          onSaved={() => {
            moment.begin();
            messages.show('air.questions.sent', { tone: 'success' });
            reload();
          }}
        />
      )}
      <ListStates
        count={questions?.length ?? 0}
        loading={questions === null && error === null}
        error={questions === null ? error : null}
        onRetry={reload}
        empty={{
          picture: 'book',
          title: t(`air.questions.${empty}`),
          text: t(`air.questions.${empty}Hint`),
        }}
      >
        <ul className="ruled-list">
          {questions?.map((question) => (
            <QuestionCard
              key={question.questionId}
              question={question}
              onChanged={reload}
              moment={
                <button
                  type="button"
                  className="air-moment at-top pad-y-half pad-x-2 round tint-brand ink-brand num"
                  aria-label={t('air.notes.goTo', { time: lengthText(question.second) })}
                  onClick={() => onSeek(question.second)}
                >
                  {lengthText(question.second)}
                </button>
              }
            />
          ))}
        </ul>
      </ListStates>
    </>
  );
}
