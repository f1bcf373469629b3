import { useCallback, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { answeredParts } from 'edutech/plugins/questions/kit/common/question-body';
import { SideDrawer } from 'edutech/core/ui/form/SideDrawer';
import { AnswerView } from 'edutech/plugins/questions/kit/ui/question/answer/AnswerView';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { useCall } from 'edutech/core/web/hooks';
import { watchPupil } from '../../../api';
import { mediaOf } from '../../shared/media-of';
import { type Pupil, stateOf } from './rules/board';

type Watched = OutputOf<typeof watchPupil>;

interface PupilDrawerProps {
  readonly assignmentid: string;
  readonly pupil: Pupil;
  /** The last news told of him: what he sees is read anew. */
  readonly isTouched: boolean;
  /** When the board was read. */
  readonly at: number;
  readonly onClose: () => void;
}

/** What a pupil has before him, as far as the server has it; it follows him while he writes. */
export function PupilDrawer({ assignmentid, pupil, isTouched, at, onClose }: PupilDrawerProps) {
  const { watched, error, read } = useWatched(assignmentid, pupil.attemptid, isTouched ? at : 0);
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
          loading={watched === null}
          error={error}
          onRetry={() => void read()}
          count={watched?.items.length ?? 0}
          empty={{ title: <FormattedMessage id="work.monitor.empty" /> }}
          skeleton="text"
        >
          <ol className="work-pupil-items">
            {watched?.items.map(({ itemid, body }, place) => (
              <li key={itemid}>
                <AnswerView
                  body={body}
                  media={media}
                  number={place + 1}
                  answers={answeredParts(body).map(
                    (_, part) => watched.answers.find((one) => one.itemid === itemid && one.part === part)?.answer,
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

/** Reads what a pupil has, and again whenever `news` changes. */
function useWatched(assignmentid: string, attemptid: string, news: number) {
  const call = useCall();
  const [watched, setWatched] = useState<Watched | null>(null);
  const [error, setError] = useState<unknown>(null);
  const read = useCallback(
    async (signal?: AbortSignal) => {
      try {
        setWatched(await call(watchPupil, { assignmentid, attemptid }, { quiet: true, signal }));
        setError(null);
      } catch (fault) {
        if (!signal?.aborted) setError(fault);
      }
    },
    [call, assignmentid, attemptid],
  );
  // The first look, and each that the pupil gives reason for
  // biome-ignore lint/correctness/useExhaustiveDependencies: news is what asks for another look
  useEffect(() => {
    const asking = new AbortController();
    void read(asking.signal);
    return () => asking.abort();
  }, [read, news]);
  return { watched, error, read };
}
