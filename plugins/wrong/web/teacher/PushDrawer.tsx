import { useState } from 'react';
import { newId } from 'edutech/core/common/ids';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { SideDrawer } from 'edutech/core/ui/form/SideDrawer';
import { QuestionView } from 'edutech/plugins/questions/kit/ui/question/view/QuestionView';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useCall, useText } from 'edutech/core/web/hooks';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { pushSimilar, similarForClass, takeBackPush } from '../../api';
import type { ClassQuestion } from '../../api/teaching';
import { mediaOf } from '../shared/media-of';
import type { TaughtClass } from './use-answers';

interface PushDrawerProps {
  readonly question: ClassQuestion;
  readonly taught: TaughtClass;
  readonly onClose: () => void;
}

/** Chooses questions like one that went wrong, for the practice of all who got it wrong. */
export function PushDrawer({ question: { questionId, wrong }, taught, onClose }: PushDrawerProps) {
  const t = useText();
  const call = useCall();
  const { classId, subjectId } = taught;
  const { data: found, error, again } = useAsked(similarForClass, { classId, subjectId, questionId });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const push = useAct(
    async (pushId: string) => {
      const values = { pushId, classId, subjectId, questionId, similarIds: [...chosen] };
      const { people } = await call(pushSimilar, values);
      onClose();
      return people;
    },
    {
      done: (people) => ({ id: 'wrong.class.pushed', values: { people } }),
      undo: (_, pushId) => call(takeBackPush, { pushId, classId, subjectId }),
    },
  );
  const turn = (id: string) =>
    setChosen((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]));
  return (
    <SideDrawer title={t('wrong.class.push')} onClose={onClose}>
      <Stack packed className="form-body">
        <p className="note">{t('wrong.class.pushHint', { count: wrong })}</p>
        <ListStates
          loading={!found && !error}
          error={error}
          onRetry={again}
          count={found?.length ?? 0}
          empty={{ picture: 'search', title: t('wrong.similar.none') }}
          skeleton="text"
        >
          {(found ?? []).map(({ questionId: id, body, media }) => (
            <Stack gap={2} key={id} className="card wrong-candidate pad-y-3 pad-x-4">
              <QuestionView body={body} media={mediaOf(media)} />
              <Button
                className="at-start"
                size="small"
                look={chosen.includes(id) ? 'primary' : 'soft'}
                icon={chosen.includes(id) ? 'Checkmark' : 'Add'}
                aria-pressed={chosen.includes(id)}
                onClick={() => turn(id)}
              >
                {t(chosen.includes(id) ? 'wrong.add.chosen' : 'wrong.add.this')}
              </Button>
            </Stack>
          ))}
        </ListStates>
      </Stack>
      <footer className="form-foot lined-top pad-t-3">
        <Button
          look="primary"
          icon="Send"
          busy={push.isBusy}
          disabled={chosen.length === 0}
          onClick={() => void push.run(newId())}
        >
          {t('wrong.class.pushNow', { count: chosen.length })}
        </Button>
      </footer>
    </SideDrawer>
  );
}
