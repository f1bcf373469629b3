import { useText } from 'edutech/core/web/hooks';
import { answeredParts } from 'edutech/plugins/questions/kit/common/question-body';
import { SideDrawer } from 'edutech/core/ui/form/SideDrawer';
import { AnswerView } from 'edutech/plugins/questions/kit/ui/question/answer/AnswerView';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { useRead } from 'edutech/core/web/asking/use-asked';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { watchStudent } from '../../../api';
import { mediaOf } from '../../shared/media-of';
import { type Student, stateOf } from './rules/board';

interface StudentDrawerProps {
  readonly assignmentId: string;
  readonly student: Student;
  /** The last news told of him: what he sees is read anew. */
  readonly isTouched: boolean;
  /** When the board was read. */
  readonly at: number;
  readonly onClose: () => void;
}

/** What a student has before him, as far as the server has it; it follows him while he writes. */
export function StudentDrawer({ assignmentId, student, isTouched, at, onClose }: StudentDrawerProps) {
  const t = useText();
  const input = { assignmentId, attemptId: student.attemptId };
  const news = isTouched ? at : 0;
  const {
    data: watched,
    error,
    again,
  } = useRead(
    (call, signal) => call(watchStudent, input, { signal, quiet: true }),
    { ...input, news },
    { keeps: true },
  );
  const media = mediaOf(watched?.media ?? []);
  return (
    <SideDrawer
      title={
        <>
          {student.name}
          <small className="muted">
            {' '}
            {t(`work.standing.${stateOf(student)}`)}{' '}
            {t('work.monitor.answered', { answered: student.answered, items: student.items })}
          </small>
        </>
      }
      onClose={onClose}
    >
      <div className="form-body work-student">
        <ListStates
          loading={!watched}
          error={error}
          onRetry={again}
          count={watched?.items.length ?? 0}
          empty={{ title: t('work.monitor.empty') }}
          skeleton="text"
        >
          <Stack as="ol" gap={5}>
            {watched?.items.map(({ itemId, body }, place) => (
              <li key={itemId}>
                <AnswerView
                  body={body}
                  media={media}
                  number={place + 1}
                  answers={answeredParts(body).map(
                    (_, part) => watched.answers.find((one) => one.itemId === itemId && one.part === part)?.answer,
                  )}
                />
              </li>
            ))}
          </Stack>
        </ListStates>
      </div>
    </SideDrawer>
  );
}
