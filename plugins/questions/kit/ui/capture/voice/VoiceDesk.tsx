import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { Chip } from 'edutech/core/ui/Chip';
import { lengthText } from 'edutech/core/ui/rules/length';
import { useText } from 'edutech/core/web/hooks';
import type { CaptureProps } from '../capture-props';
import type { DeviceFault } from '../device-fault';
import { FileState } from '../FileState';
import { useObjectAddress } from '../object-address';
import { Refused } from '../Refused';
import { useFiles } from '../use-files';
import type { Take } from './recorder';
import { useRecording } from './use-recording';
import { Voice } from './Voice';
import { Waveform } from './Waveform';

/** The most takes; afterwards one of them is submitted. */
const mostTakes = 3;

interface VoiceDeskProps extends CaptureProps {
  /** Longest recording in seconds. */
  readonly mostSeconds?: 60 | 120;
}

/** A spoken answer: up to three takes, the last of which is submitted unless an earlier one is chosen. */
export function VoiceDesk({ mostSeconds = 120, ...props }: VoiceDeskProps) {
  const t = useText();
  const desk = useFiles(props, 'voice');
  const [fault, setFault] = useState<DeviceFault | null>(null);
  const [takes, setTakes] = useState<readonly Take[]>([]);
  const [chosen, choose] = useState(0);
  const { disabled = false } = props;
  const file = desk.files.at(-1);
  const { live, isOpening, ...recording } = useRecording({
    mostSeconds,
    keepsBroken: true,
    onFault: setFault,
    onTake: (take) => {
      choose(takes.length);
      setTakes([...takes, take]);
      void keep(take);
    },
  });
  const begin = () => {
    setFault(null);
    recording.begin();
  };
  const keep = (take: Take) =>
    desk.add(
      {
        content: take.sound,
        name: `${t('questions.kit.capture.voice.name')}.${take.ending}`,
        group: 'answerVoice',
      },
      file?.id,
    );
  const takeNow = takes[chosen];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of controls without a form
    <div className="voice-desk shrink" role="group" aria-label={t('questions.kit.capture.voice.desk')}>
      {live ? (
        <Live live={live} mostSeconds={mostSeconds} onEnd={recording.end} />
      ) : (
        <>
          {file && <Player content={file.content} address={file.address} take={takeNow} />}
          {file && <FileState file={file} onRetry={() => desk.retry(file.id)} />}
          {!disabled && takes.length > (file ? 1 : 0) && (
            <div className="voice-takes">
              {takes.map((take, at) => (
                <Chip
                  key={take.sound.size + take.seconds}
                  selected={file !== undefined && at === chosen}
                  onClick={() => {
                    if (file && at === chosen) return;
                    choose(at);
                    void keep(take);
                  }}
                >
                  {t('questions.kit.capture.voice.take', {
                    number: at + 1,
                    length: lengthText(Math.round(take.seconds)),
                  })}
                </Chip>
              ))}
            </div>
          )}
          {!disabled && (
            <div className="voice-acts">
              {takes.length < mostTakes ? (
                <Button look={file ? 'outline' : 'primary'} size="large" icon="Mic" busy={isOpening} onClick={begin}>
                  {t(file ? 'questions.kit.capture.voice.again' : 'questions.kit.capture.voice.begin')}
                </Button>
              ) : null}
              {file && (
                <Button
                  look="quiet"
                  icon="Delete"
                  onClick={() => desk.remove(file.id, 'questions.kit.capture.voice.removed')}
                >
                  {t('questions.kit.capture.voice.remove')}
                </Button>
              )}
              <small className="muted">
                {t(takes.length < mostTakes ? 'questions.kit.capture.voice.left' : 'questions.kit.capture.voice.over', {
                  left: mostTakes - takes.length,
                  seconds: mostSeconds,
                })}
              </small>
            </div>
          )}
        </>
      )}
      {fault && <Refused text={t(`questions.kit.capture.microphone.${fault}`)} />}
    </div>
  );
}

interface LiveProps {
  readonly live: NonNullable<ReturnType<typeof useRecording>['live']>;
  readonly mostSeconds: number;
  readonly onEnd: () => void;
}

/** The recording while it is made. */
function Live({ live, mostSeconds, onEnd }: LiveProps) {
  const t = useText();
  return (
    <div className="voice-live">
      <Waveform levels={live.levels} isLive />
      <p className="num voice-time" role="timer">
        {`${lengthText(Math.floor(live.seconds))} / ${lengthText(mostSeconds)}`}
      </p>
      <Button look="danger" size="large" icon="Pause" onClick={onEnd}>
        {t('questions.kit.capture.voice.stop')}
      </Button>
    </div>
  );
}

interface PlayerProps {
  readonly content: Blob | undefined;
  readonly address: string | undefined;
  readonly take: Take | undefined;
}

/** The submitted recording, to listen to. */
function Player({ content, address, take }: PlayerProps) {
  const t = useText();
  const own = useObjectAddress(content);
  const src = own || address;
  return (
    <div className="voice-player">
      {take && <Waveform levels={take.levels} />}
      {src && <Voice src={src} label={t('questions.kit.question.recording')} />}
    </div>
  );
}
