import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { stageOfGrade } from 'edutech/core/common/teaching/stages';
import { Button } from 'edutech/core/ui/Button';
import { useText } from 'edutech/core/web/hooks';
import { answeredParts } from 'edutech/plugins/questions/kit/common/question-body';
import { PhotoDesk } from 'edutech/plugins/questions/kit/ui/capture/photo/PhotoDesk';
import { AnswerInput } from 'edutech/plugins/questions/kit/ui/question/answer/AnswerInput';
import { placeOf } from 'edutech/plugins/questions/kit/common/answers/places';
import type { ShownItem } from '../../../api/records';
import type { Item } from '../../../model/book/document';
import type { GuideClient } from './state/guide-client';

interface ItemCardProps {
  readonly client: GuideClient;
  readonly item: ShownItem;
  readonly part: Item;
  readonly number: number;
}

/** One item, to be answered; free answers take photographs of what was written on paper. */
export function ItemCard({ client, item, part, number }: ItemCardProps) {
  useSignals();
  const { itemId, body } = item;
  return (
    <div className="guide-item">
      <AnswerInput
        body={body}
        number={number}
        media={client.media.value}
        answers={answeredParts(body).map((_, at) => client.answerOf(itemId, at))}
        onAnswer={(at, answer) => client.write(itemId, at, answer)}
        stage={stageOfGrade(client.opened.value.grade)}
        writing={part.kind === 'ask' && part.way === 'draw' ? 'drawn' : 'open'}
        more={(at) => (
          <Photos client={client} itemId={itemId} part={at} isAsked={part.kind === 'ask' && part.way === 'photo'} />
        )}
      />
    </div>
  );
}

interface PhotosProps {
  readonly client: GuideClient;
  readonly itemId: string;
  readonly part: number;
  /** The teacher asks for a photograph. */
  readonly isAsked: boolean;
}

function Photos({ client, itemId, part, isAsked }: PhotosProps) {
  useSignals();
  const t = useText();
  const [isOpen, open] = useState(isAsked);
  const place = placeOf(itemId, part);
  const answer = client.answerOf(itemId, part) ?? {};
  const hasSome = Boolean(answer.pictures?.length) || client.photos.list.value.some((one) => one.place === place);
  if (!isOpen && !hasSome)
    return (
      <Button look="quiet" icon="Camera" onClick={() => open(true)}>
        {t('guide.photo')}
      </Button>
    );
  return (
    <PhotoDesk
      answer={answer}
      onAnswer={(next) => client.write(itemId, part, next)}
      handIns={client.photos}
      place={place}
      media={client.media.value}
      disabled={false}
    />
  );
}
