import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText, useUploads } from 'edutech/core/web/hooks';
import type { DeviceFault } from 'edutech/plugins/questions/kit/ui/capture/device-fault';
import { Refused } from 'edutech/plugins/questions/kit/ui/capture/Refused';
import { useObjectAddress } from 'edutech/plugins/questions/kit/ui/capture/object-address';
import type { Take } from 'edutech/plugins/questions/kit/ui/capture/voice/recorder';
import { useRecording } from 'edutech/plugins/questions/kit/ui/capture/voice/use-recording';
import { Voice } from 'edutech/plugins/questions/kit/ui/capture/voice/Voice';
import { Waveform } from 'edutech/plugins/questions/kit/ui/capture/voice/Waveform';
import { sendFile } from '../../shared/send-file';
import { meaningOf, soundOf, WordText } from '../../shared/WordText';
import type { AskProps } from './Ask';
import { Frame } from './Frame';
import { Sound } from './Sound';

/** Longest recording of one word. Seconds. */
const mostSeconds = 15;

/** Says the word; the teacher hears the recording. It needs a network and a microphone: without, the word stays for later. */
export function Say(props: AskProps) {
  const t = useText();
  const uploads = useUploads();
  const { practice, word } = props;
  const [fault, setFault] = useState<DeviceFault | null>(null);
  const [take, setTake] = useState<Take | null>(null);
  const [isLost, setLost] = useState(false);
  const address = useObjectAddress(take?.sound);
  const { live, isOpening, begin, end } = useRecording({ mostSeconds, onTake: setTake, onFault: setFault });
  const send = useAct(
    async () => {
      if (!take) return;
      const file = new File([take.sound], `${word.text}.${take.ending}`, { type: take.sound.type });
      const voiceId = await sendFile(uploads, file, 'answerVoice');
      setLost(voiceId === null);
      if (voiceId) practice.answer({ isRight: true, given: '', hints: 0, voiceId });
    },
    { changes: false },
  );
  return (
    <Frame
      {...props}
      asks={t('dictionary.ask.say')}
      acts={
        <>
          <Button size="large" onClick={() => practice.answer({ isRight: false, given: '', hints: 0 })}>
            {t('dictionary.ask.notYet')}
          </Button>
          {take && !live && (
            <Button size="large" icon="Mic" onClick={begin}>
              {t('dictionary.ask.recordAgain')}
            </Button>
          )}
          {live ? (
            <Button look="danger" size="large" className="end" icon="Pause" onClick={end}>
              {t('dictionary.ask.stop')}
            </Button>
          ) : take ? (
            <Button look="primary" size="large" className="end" busy={send.isBusy} onClick={() => void send.run()}>
              {t('dictionary.ask.send')}
            </Button>
          ) : (
            <Button look="primary" size="large" className="end" icon="Mic" busy={isOpening} onClick={begin}>
              {t('dictionary.ask.record')}
            </Button>
          )}
        </>
      }
    >
      <p className="dictionary-big center breaks">
        <WordText word={word} />
      </p>
      <p className="center t-16 soft">{meaningOf(word)}</p>
      <Sound voice={practice.voice} word={word} begins>
        <span className="t-18 soft">{soundOf(word)}</span>
      </Sound>
      {!practice.told && (
        <Stack className="above-4" gap={2}>
          {(live || take) && <Waveform levels={(live ?? take)!.levels} isLive={live !== null} />}
          {take && !live && address && <Voice src={address} label={t('dictionary.ask.own')} />}
          {fault && <Refused text={t(`questions.kit.capture.microphone.${fault}`)} />}
          {isLost && <Refused text={t('dictionary.ask.lost')} />}
        </Stack>
      )}
    </Frame>
  );
}
