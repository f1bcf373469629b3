import { useCallback, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { newId } from 'edutech/core/common/ids';
import { Button } from 'edutech/core/ui/Button';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { SideDrawer } from 'edutech/core/ui/form/SideDrawer';
import { QuestionView } from 'edutech/plugins/questions/kit/ui/question/view/QuestionView';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { useCall } from 'edutech/core/web/hooks';
import { pushSimilar, similarForClass, takeBackPush } from '../../api';
import type { Candidate } from '../../api/records';
import type { ClassQuestion } from '../../api/teaching';
import { mediaOf } from '../shared/media-of';
import type { TaughtClass } from './use-answers';

interface PushDrawerProps {
  readonly question: ClassQuestion;
  readonly taught: TaughtClass;
  readonly onClose: () => void;
}

/** Chooses questions like one that went wrong, for the practice of all who got it wrong. */
export function PushDrawer({ question: { questionid, wrong }, taught, onClose }: PushDrawerProps) {
  const call = useCall();
  const say = useUndo();
  const { classid, subjectid } = taught;
  const [found, setFound] = useState<readonly Candidate[] | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const load = useCallback(() => {
    setError(null);
    call(similarForClass, { classid, subjectid, questionid }, { quiet: true }).then(setFound, setError);
  }, [call, classid, subjectid, questionid]);
  // What is like the question is asked for when the drawer opens
  useEffect(load, [load]);
  const push = async () => {
    setBusy(true);
    try {
      const pushid = newId();
      const { people } = await call(pushSimilar, { pushid, classid, subjectid, questionid, similarids: [...chosen] });
      say('wrong.class.pushed', { people }, () => call(takeBackPush, { pushid, classid, subjectid }));
      onClose();
    } catch {
      setBusy(false); // the call has said what went wrong
    }
  };
  const turn = (id: string) =>
    setChosen((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]));
  return (
    <SideDrawer title={<FormattedMessage id="wrong.class.push" />} onClose={onClose}>
      <div className="form-body wrong-candidates">
        <p className="wrong-hint">
          <FormattedMessage id="wrong.class.pushHint" values={{ count: wrong }} />
        </p>
        <ListStates
          loading={found === null && !error}
          error={error}
          onRetry={load}
          count={found?.length ?? 0}
          empty={{ picture: 'search', title: <FormattedMessage id="wrong.similar.none" /> }}
          skeleton="text"
        >
          {(found ?? []).map(({ questionid: id, body, media }) => (
            <div key={id} className="card wrong-candidate">
              <QuestionView body={body} media={mediaOf(media)} />
              <Button
                size="small"
                look={chosen.includes(id) ? 'primary' : 'soft'}
                icon={chosen.includes(id) ? 'Checkmark' : 'Add'}
                aria-pressed={chosen.includes(id)}
                onClick={() => turn(id)}
              >
                <FormattedMessage id={chosen.includes(id) ? 'wrong.add.chosen' : 'wrong.add.this'} />
              </Button>
            </div>
          ))}
        </ListStates>
      </div>
      <footer className="form-foot">
        <Button look="primary" icon="Send" busy={busy} disabled={chosen.length === 0} onClick={() => void push()}>
          <FormattedMessage id="wrong.class.pushNow" values={{ count: chosen.length }} />
        </Button>
      </footer>
    </SideDrawer>
  );
}
