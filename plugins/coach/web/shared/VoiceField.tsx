import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { lengthText } from 'edutech/core/ui/rules/length';
import { useText } from 'edutech/core/web/hooks';
import type { DeviceFault } from 'edutech/plugins/questions/kit/ui/capture/device-fault';
import { useObjectAddress } from 'edutech/plugins/questions/kit/ui/capture/object-address';
import { Refused } from 'edutech/plugins/questions/kit/ui/capture/Refused';
import type { Take } from 'edutech/plugins/questions/kit/ui/capture/voice/recorder';
import { useRecording } from 'edutech/plugins/questions/kit/ui/capture/voice/use-recording';
import { Voice } from 'edutech/plugins/questions/kit/ui/capture/voice/Voice';
import { Waveform } from 'edutech/plugins/questions/kit/ui/capture/voice/Waveform';
import { mostSeconds } from '../../model/answer';

interface VoiceFieldProps {
  readonly take: Take | null;
  readonly onTake: (take: Take | null) => void;
  readonly label: string;
}

/** Words that are spoken instead of written: recorded here, listened to, spoken again. */
export function VoiceField({ take, onTake, label }: VoiceFieldProps) {
  const t = useText();
  const [fault, setFault] = useState<DeviceFault | null>(null);
  const address = useObjectAddress(take?.sound);
  const { live, isOpening, begin, end } = useRecording({
    mostSeconds,
    keepsBroken: true,
    onFault: setFault,
    onTake,
  });
  return (
    <Stack gap={2}>
      {live ? (
        <Row>
          <Waveform levels={live.levels} isLive />
          <span className="num nowrap" role="timer">
            {`${lengthText(Math.floor(live.seconds))} / ${lengthText(mostSeconds)}`}
          </span>
          <Button look="danger" icon="Pause" onClick={end}>
            {t('coach.voice.stop')}
          </Button>
        </Row>
      ) : (
        <Row wrap>
          {take && address && <Voice src={address} label={label} className="grow" />}
          <Button
            icon="Mic"
            busy={isOpening}
            onClick={() => {
              setFault(null);
              begin();
            }}
          >
            {t(take ? 'coach.voice.again' : 'coach.voice.begin')}
          </Button>
          {take && (
            <Button look="quiet" icon="Delete" onClick={() => onTake(null)}>
              {t('coach.voice.remove')}
            </Button>
          )}
        </Row>
      )}
      {fault && <Refused text={t(`questions.kit.capture.microphone.${fault}`)} />}
    </Stack>
  );
}
