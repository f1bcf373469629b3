import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Id, newId } from 'edutech/core/common/ids';
import { Button } from 'edutech/core/ui/Button';
import type { Take } from '../../../kit/ui/capture/voice/recorder';
import { useRecording } from '../../../kit/ui/capture/voice/use-recording';
import { Voice } from '../../../kit/ui/capture/voice/Voice';
import { Waveform } from '../../../kit/ui/capture/voice/Waveform';
import { useObjectAddress } from '../../../kit/ui/capture/object-address';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { lengthText } from 'edutech/core/ui/rules/length';
import { useCall, useMessages, useText, useUploads } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { addExplanation, removeExplanation } from '../../../api';
import { longestExplanation } from '../../../model/limits';

/** Records one's voice, lets it be heard and named, and keeps it with the question. */
export function RecordExplanation({ questionId }: { readonly questionId: Id }) {
  const t = useText();
  const messages = useMessages();
  const [take, setTake] = useState<Take | null>(null);
  const { live, isOpening, ...recording } = useRecording({
    mostSeconds: longestExplanation,
    onTake: setTake,
    onFault: () => messages.show('questions.explanations.refused', { tone: 'warning' }),
  });
  const begin = () => {
    setTake(null);
    recording.begin();
  };
  if (live)
    return (
      <Row gap={3} className="questions-explain-live">
        <Waveform levels={live.levels} isLive />
        <Button look="danger" icon="Pause" onClick={recording.end}>
          {t('questions.explanations.stop', { length: lengthText(Math.floor(live.seconds)) })}
        </Button>
      </Row>
    );
  if (take) return <TakeForm questionId={questionId} take={take} onAgain={begin} onDone={() => setTake(null)} />;
  return (
    <Button icon="Mic" busy={isOpening} onClick={begin}>
      {t('questions.explanations.record')}
    </Button>
  );
}

interface TakeFormProps {
  readonly questionId: Id;
  readonly take: Take;
  readonly onAgain: () => void;
  readonly onDone: () => void;
}

function TakeForm({ questionId, take, onAgain, onDone }: TakeFormProps) {
  useSignals();
  const t = useText();
  const call = useCall();
  const say = useUndo();
  const uploads = useUploads();
  const address = useObjectAddress(take.sound);
  const [area] = useState(() => `questions.explanation.${newId()}`);
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const sending = uploads.queue.value.find((item) => item.area === area);
  const { key = '', fileId, state } = sending ?? {};
  const keep = useEffectEvent(async (taken: Id) => {
    const seconds = Math.max(1, Math.round(take.seconds));
    try {
      const { explanationId } = await call(addExplanation, {
        id: questionId,
        fileId: taken,
        seconds,
        note: note.trim(),
      });
      uploads.remove(key);
      onDone();
      say('questions.explanations.added', {}, () => call(removeExplanation, { explanationId, removed: true }));
    } catch {
      setBusy(false); // the call has said what went wrong, and the recording stands
    }
  });
  // Keeps the recording with the question as soon as the server has it
  useEffect(() => {
    if (busy && fileId) void keep(fileId);
  }, [busy, fileId]);
  const save = () => {
    setBusy(true);
    if (sending) return;
    const name = `${t('questions.explanations.file')}.${take.ending}`;
    uploads.add([{ file: new File([take.sound], name), folder: '' }], { area, group: 'answerVoice' });
  };
  return (
    <Stack justify="start" gap={2} className="wide">
      <Voice src={address} label={t('questions.explanations.file')} />
      <input
        className="input"
        value={note}
        maxLength={200}
        placeholder={t('questions.explanations.note')}
        aria-label={t('questions.explanations.note')}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Row align="stretch" wrap>
        {state === 'failed' ? (
          <Button look="primary" onClick={() => uploads.resume(key)}>
            {t('questions.explanations.failed')}
          </Button>
        ) : (
          <Button look="primary" busy={busy} onClick={save}>
            {t(busy ? 'questions.explanations.sending' : 'questions.explanations.save')}
          </Button>
        )}
        <Button look="quiet" icon="Mic" onClick={onAgain}>
          {t('questions.explanations.again')}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {t('questions.explanations.discard')}
        </Button>
      </Row>
    </Stack>
  );
}
