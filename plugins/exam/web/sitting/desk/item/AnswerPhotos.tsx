import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useText } from 'edutech/core/web/hooks';
import { PhotoDesk } from 'edutech/plugins/questions/kit/ui/capture/photo/PhotoDesk';
import { placeOf } from 'edutech/plugins/questions/kit/common/answers/places';
import type { SittingClient } from '../../state/sitting-client';

interface AnswerPhotosProps {
  readonly client: SittingClient;
  readonly itemId: string;
  readonly part: number;
  readonly disabled: boolean;
}

/** Below a free answer: photographs of what was written on paper. */
export function AnswerPhotos({ client, itemId, part, disabled }: AnswerPhotosProps) {
  useSignals();
  const t = useText();
  const [isOpen, open] = useState(false);
  const place = placeOf(itemId, part);
  const answer = client.answers.all.value.get(place) ?? {};
  const hasSome = Boolean(answer.pictures?.length) || client.photos.list.value.some((one) => one.place === place);
  if (isOpen || hasSome)
    return (
      <PhotoDesk
        answer={answer}
        onAnswer={(next) => client.write(itemId, part, next)}
        handIns={client.photos}
        place={place}
        media={client.paper.media.value}
        disabled={disabled}
      />
    );
  if (disabled) return null;
  return (
    <Button look="quiet" icon="Camera" onClick={() => open(true)}>
      {t('exam.sitting.photo')}
    </Button>
  );
}
