import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { SideDrawer } from 'edutech/core/ui/form/SideDrawer';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useCall, useText } from 'edutech/core/web/hooks';
import type { Stroke } from 'edutech/plugins/questions/kit/common/answer';
import { DrawingPad } from 'edutech/plugins/questions/kit/ui/question/answer/drawing/DrawingPad';
import { Writer } from 'edutech/plugins/questions/kit/ui/question/writing/Writer';
import { correctAnswer } from '../../../api';
import type { Answer } from '../../../api/records';
import { CaptionsField } from './CaptionsField';
import { type Readers, ReadersFields } from './ReadersFields';

interface CorrectDrawerProps {
  readonly answer: Answer;
  /** A service of the deployment drafts subtitles. */
  readonly hasTranscription: boolean;
  readonly onClose: () => void;
}

/** Corrects what was published: its words, ink and subtitles. A recording is withdrawn and made again instead. */
export function CorrectDrawer({ answer, hasTranscription, onClose }: CorrectDrawerProps) {
  const t = useText();
  const call = useCall();
  const { answerId, kind, version, film, cut } = answer;
  const [content, setContent] = useState(answer.content);
  const [drawing, setDrawing] = useState<Stroke[]>(answer.drawing);
  const [captions, setCaptions] = useState(answer.captions);
  const [readers, setReaders] = useState<Readers>({ isShared: answer.isShared, isEarly: answer.isEarly });
  const save = useAct(
    async () => {
      await call(correctAnswer, { answerId, version, kind, content, drawing, captions, ...readers });
      onClose();
    },
    { done: 'coach.done.corrected' },
  );
  return (
    <SideDrawer title={t('coach.act.correct')} wide onClose={onClose}>
      <Stack packed className="form-body">
        {kind === 'ink' ? (
          <DrawingPad strokes={drawing} onStrokes={setDrawing} />
        ) : (
          <Writer
            content={content}
            onChange={setContent}
            label={t('coach.way.text')}
            placeholder={t('coach.answering.write')}
            media={{}}
            stage="junior"
            isFull={false}
          />
        )}
        {(kind === 'film' || kind === 'voice') && (
          <CaptionsField
            captions={captions}
            onCaptions={setCaptions}
            recording={film && hasTranscription ? async () => ({ fileId: film.file, ...(cut && { cut }) }) : null}
          />
        )}
        <ReadersFields readers={readers} onReaders={(change) => setReaders({ ...readers, ...change })} />
      </Stack>
      <footer className="form-foot lined-top pad-t-3">
        <Button look="primary" busy={save.isBusy} onClick={() => void save.run()}>
          {t('coach.save')}
        </Button>
      </footer>
    </SideDrawer>
  );
}
