import { FormattedMessage } from 'react-intl';
import { answeredParts } from 'edutech/plugins/questions/kit/common/question-body';
import { SideDrawer } from 'edutech/core/ui/form/SideDrawer';
import { AnswerView } from 'edutech/plugins/questions/kit/ui/question/answer/AnswerView';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { useRead } from 'edutech/core/web/asking/use-asked';
import { watchPupil } from '../../../api';
import { mediaOf } from '../../shared/media-of';
import { type Pupil, stateOf } from './rules/board';

interface PupilDrawerProps {
  readonly assignmentId: string;
  readonly pupil: Pupil;
  /** The last news told of him: what he sees is read anew. */
  readonly isTouched: boolean;
  /** When the board was read. */
  readonly at: number;
  readonly onClose: () => void;
}

/** What a pupil has before him, as far as the server has it; it follows him while he writes. */
export function PupilDrawer({ assignmentId, pupil, isTouched, at, onClose }: PupilDrawerProps) {
  const input = { assignmentId, attemptId: pupil.attemptId };
  const news = isTouched ? at : 0;
  const {
    data: watched,
    error,
    again,
  } = useRead((call, signal) => call(watchPupil, input, { signal, quiet: true }), { ...input, news }, { keeps: true });
  const media = mediaOf(watched?.media ?? []);
  return (
    <SideDrawer
      title={
        <>
          {pupil.name}
          <small className="muted">
            {' '}
            <FormattedMessage id={`work.standing.${stateOf(pupil)}`} />{' '}
            <FormattedMessage id="work.monitor.answered" values={{ answered: pupil.answered, items: pupil.items }} />
          </small>
        </>
      }
      onClose={onClose}
    >
      <div className="form-body work-pupil">
        <ListStates
          loading={!watched}
          error={error}
          onRetry={again}
          count={watched?.items.length ?? 0}
          empty={{ title: <FormattedMessage id="work.monitor.empty" /> }}
          skeleton="text"
        >
          <ol className="work-pupil-items">
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
          </ol>
        </ListStates>
      </div>
    </SideDrawer>
  );
}
