import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Id, newId } from 'edutech/core/common/ids';
import { Button } from 'edutech/core/ui/Button';
import { useRecording } from 'edutech/plugins/questions/kit/ui/capture/voice/use-recording';
import { IconButton } from 'edutech/core/ui/IconButton';
import type { Media } from 'edutech/plugins/questions/kit/ui/question/content/media';
import { Recording } from 'edutech/plugins/questions/kit/ui/question/content/Recording';
import { useMessages, useText, useUploads } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';

/** Longest voice comment. Seconds. */
const longest = 60;

interface VoiceCommentProps {
  readonly voice: Id | null;
  readonly media: Media;
  readonly onVoice: (voice: Id | null) => void;
}

/** Words spoken to an answer: up to a minute, heard again before the student hears them, and taken back with one press. */
export function VoiceComment({ voice, media, onVoice }: VoiceCommentProps) {
  useSignals();
  const t = useText();
  const uploads = useUploads();
  const messages = useMessages();
  const [area] = useState(() => `work.voice.${newId()}`);
  const [local, setLocal] = useState<Readonly<Record<string, string>>>({});
  const { live, isOpening, begin, end } = useRecording({
    mostSeconds: longest,
    onFault: () => messages.show('work.correct.voice.refused', { tone: 'warning' }),
    onTake: ({ sound, ending }) => {
      setLocal({ recorded: URL.createObjectURL(sound) });
      const name = `${t('work.correct.voice')}.${ending}`;
      const file = new File([sound], name, { type: sound.type });
      uploads.add([{ file, folder: '' }], { area, group: 'answerVoice' });
    },
  });
  const sending = uploads.queue.value.find((item) => item.area === area);
  const { key = '', fileId, state: sendingState } = sending ?? {};
  const take = useEffectEvent((taken: Id) => {
    setLocal((now) => ({ ...now, [taken]: now['recorded'] ?? '' }));
    uploads.remove(key);
    onVoice(taken);
  });
  // Takes the recording for the answer's as soon as the server has it
  useEffect(() => {
    if (fileId) take(fileId);
  }, [fileId]);
  return (
    <Row justify="center" className="no-print above-4">
      {live ? (
        <Button look="danger" size="small" icon="Pause" onClick={end}>
          {t('work.correct.voice.stop', { seconds: Math.floor(live.seconds), most: longest })}
        </Button>
      ) : voice ? (
        <>
          <Recording file={voice} media={{ ...media, ...local }} />
          <IconButton icon="Delete" label={t('work.correct.voice.remove')} onClick={() => onVoice(null)} />
        </>
      ) : (
        <Button
          look="quiet"
          size="small"
          icon="Mic"
          busy={isOpening || sendingState === 'sending' || sendingState === 'taking'}
          onClick={begin}
        >
          {t('work.correct.voice')}
        </Button>
      )}
      {sendingState === 'failed' && (
        <Button look="link" size="small" onClick={() => uploads.resume(key)}>
          {t('work.correct.voice.again')}
        </Button>
      )}
    </Row>
  );
}
