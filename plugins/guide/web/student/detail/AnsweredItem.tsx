import { useSignals } from '@preact/signals-react/runtime';
import { useText } from 'edutech/core/web/hooks';
import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import { answeredParts } from 'edutech/plugins/questions/kit/common/question-body';
import type { Verdict } from 'edutech/plugins/questions/kit/common/verdict';
import { AnswerView } from 'edutech/plugins/questions/kit/ui/question/answer/AnswerView';
import { KeyView } from 'edutech/plugins/questions/kit/ui/question/view/KeyView';
import type { OpenedGuide } from '../../../api';
import type { ShownItem } from '../../../api/records';
import type { GuideClient } from './state/guide-client';

interface AnsweredItemProps {
  readonly client: GuideClient;
  readonly item: ShownItem;
  readonly number: number;
  /** Who writes for the group has written this. */
  readonly group: OpenedGuide['group'];
}

/** An item of a submitted block: one's answer, how it was marked, and what is right. */
export function AnsweredItem({ client, item: { itemId, body }, number, group }: AnsweredItemProps) {
  useSignals();
  const t = useText();
  const { marks, keys } = client.opened.value;
  const key = keys.find((one) => one.itemId === itemId)?.key;
  const parts = answeredParts(body);
  const own = parts.map((_, part) => marks.find((mark) => mark.itemId === itemId && mark.part === part));
  const verdicts = own.map((mark): Verdict | undefined =>
    mark ? { state: mark.state, points: mark.points ?? 0 } : undefined,
  );
  const written = (part: number): Answer | undefined =>
    group?.answers.find((one) => one.itemId === itemId && one.part === part)?.answer as Answer | undefined;
  const answers = parts.map((_, part) => (group ? written(part) : client.answerOf(itemId, part)));
  const pictures = answers.flatMap((answer) => answer?.pictures ?? []);
  const media = client.media.value;
  return (
    <div className="guide-item">
      <AnswerView
        body={body}
        number={number}
        media={media}
        answers={answers}
        {...(own.some(Boolean) && { verdicts })}
        {...(key && { questionKey: key })}
      />
      {pictures.map(
        (file) =>
          media[file] && <img key={file} className="guide-picture round" src={media[file]} alt={t('guide.ownPhoto')} />,
      )}
      {key && <KeyView body={body} questionKey={key} media={media} />}
    </div>
  );
}
