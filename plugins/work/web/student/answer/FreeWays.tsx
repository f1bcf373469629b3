import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { useText } from 'edutech/core/web/hooks';
import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import { Button } from 'edutech/core/ui/Button';
import type { CaptureProps } from 'edutech/plugins/questions/kit/ui/capture/capture-props';
import { FileDesk } from 'edutech/plugins/questions/kit/ui/capture/files/FileDesk';
import { PhotoDesk } from 'edutech/plugins/questions/kit/ui/capture/photo/PhotoDesk';
import { VoiceDesk } from 'edutech/plugins/questions/kit/ui/capture/voice/VoiceDesk';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import type { Writing } from 'edutech/plugins/questions/kit/ui/question/answer/FreeInput';
import { type AnswerField, filesOf } from 'edutech/plugins/questions/kit/common/answers/files-in-order';
import type { AnswerMethod } from '../../../model/homework';

interface FreeWaysProps extends CaptureProps {
  /** How the item is to be handed in. */
  readonly way: AnswerMethod;
  /** However the student likes: homework without an answer card. */
  readonly isAnyWay: boolean;
  /** Names of files that the server has, by id. */
  readonly names: Readonly<Record<string, string>>;
}

const desks = ['photo', 'voice', 'file'] as const;
type Desk = (typeof desks)[number];
const fieldOf = { photo: 'pictures', voice: 'voice', file: 'files' } as const satisfies Record<Desk, AnswerField>;

/** How much an item is written on the page, by how it is to be handed in. */
export const writingOf = (way: AnswerMethod, isAnyWay: boolean): Writing =>
  way === 'fill' ? 'open' : way === 'paper' && !isAnyWay ? 'none' : 'folded';

/** Beside a free answer: photographs, a recording, files, by the way that the teacher has chosen; what is there is shown. */
export function FreeWays({ way, isAnyWay, names, ...capture }: FreeWaysProps) {
  useSignals();
  const t = useText();
  const own: Desk = way === 'voice' || way === 'file' ? way : 'photo';
  const [chosen, choose] = useState<Desk>(own);
  const [isOpen, open] = useState(false);
  const has = (desk: Desk) => countOf(capture, fieldOf[desk]) > 0;
  if (isAnyWay) {
    return (
      <Stack className="work-st-ways">
        {!capture.disabled && (
          <Segmented
            label={t('work.ways')}
            options={desks.map((value) => ({
              value,
              label: t(`work.ways.${value}`, { count: countOf(capture, fieldOf[value]) }),
            }))}
            value={chosen}
            onChange={choose}
          />
        )}
        {desks.map(
          (desk) => (desk === chosen || has(desk)) && <DeskOf key={desk} desk={desk} names={names} {...capture} />,
        )}
      </Stack>
    );
  }
  if (way === 'paper') {
    return (
      <Row as="p" className="pad-3 round-card sunk soft">
        <Icon name="Document" />
        {t('work.ways.paper')}
      </Row>
    );
  }
  const shown = desks.filter((desk) => (way !== 'fill' && desk === own) || has(desk) || (isOpen && desk === 'photo'));
  return (
    <Stack className="work-st-ways">
      {shown.map((desk) => (
        <DeskOf key={desk} desk={desk} names={names} {...capture} />
      ))}
      {way === 'fill' && shown.length === 0 && !capture.disabled && (
        <Button look="quiet" icon="Camera" onClick={() => open(true)}>
          {t('work.ways.alsoPhoto')}
        </Button>
      )}
    </Stack>
  );
}

interface DeskOfProps extends CaptureProps {
  readonly desk: Desk;
  readonly names: Readonly<Record<string, string>>;
}

function DeskOf({ desk, names, ...capture }: DeskOfProps) {
  if (desk === 'photo') return <PhotoDesk {...capture} />;
  if (desk === 'voice') return <VoiceDesk {...capture} />;
  return <FileDesk names={names} {...capture} />;
}

/** Files of a field, those on their way counted along. */
function countOf(
  { answer, handIns, place }: Pick<CaptureProps, 'handIns' | 'place'> & { answer: Answer },
  field: AnswerField,
) {
  const named = filesOf(answer, field);
  const waiting = handIns.list.value.filter(
    (one) => one.place === place && one.field === field && !(one.fileId && named.includes(one.fileId)),
  );
  return named.length + waiting.length;
}
