import { useEffect, useRef } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useCan } from 'edutech/core/ui/Can';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { usePageKeys } from 'edutech/core/ui/keys/use-page-keys';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { useText } from 'edutech/core/web/hooks';
import { DrawingPad } from 'edutech/plugins/questions/kit/ui/question/answer/drawing/DrawingPad';
import { Writer } from 'edutech/plugins/questions/kit/ui/question/writing/Writer';
import type { answerKinds } from '../../../model/answer';
import { VoiceField } from '../../shared/VoiceField';
import type { Group } from '../groups';
import { CaptionsField } from './CaptionsField';
import { DraftButton } from './DraftButton';
import { FilmPreview } from './FilmPreview';
import { ReadersFields } from './ReadersFields';
import { useAnswering } from './use-answering';

const FilmDialog = onDemand(() => import('../../record/FilmDialog').then((part) => part.FilmDialog));

export type AnswerWay = (typeof answerKinds)[number];

interface AnswerPanelProps {
  readonly itemId: string;
  /** The group that is answered; null: everybody. */
  readonly group: Group | null;
  /** How many questions the answer ends. */
  readonly waiting: number;
  readonly way: AnswerWay;
  readonly onWay: (way: AnswerWay) => void;
  readonly isRecording: boolean;
  readonly onRecording: (isRecording: boolean) => void;
  readonly hasAssistant: boolean;
  /** A service of the deployment drafts subtitles. */
  readonly hasTranscription: boolean;
}

const order = ['film', 'text', 'ink', 'voice'] as const satisfies readonly AnswerWay[];

/** One answer for everybody who asks: a film, text with formulas, ink, or a voice. */
export function AnswerPanel(props: AnswerPanelProps) {
  const t = useText();
  const { itemId, group, waiting, way, onWay, isRecording, onRecording, hasAssistant, hasTranscription } = props;
  const mayAnswer = useCan(['coach_tea.add']);
  const answering = useAnswering(itemId, group?.stuck ?? null, way);
  const place = useRef<HTMLDivElement>(null);
  const { draft, set, isReady, publish } = answering;
  usePageKeys(
    ({ key, ctrlKey, metaKey }) => {
      if (key !== 'Enter' || !(ctrlKey || metaKey) || !isReady || publish.isBusy) return false;
      void publish.run();
      return true;
    },
    { commands: true },
  );
  // Who chooses writing by its key writes at once
  useEffect(() => {
    if (way === 'text') place.current?.querySelector<HTMLElement>('[role=textbox]')?.focus();
  }, [way]);
  if (!mayAnswer) return null;
  return (
    <section className="card pad-4" aria-label={t('coach.answering')}>
      <Row as="header" wrap className="below-3">
        <h2 className="t-head">
          {group ? t('coach.answering.group', { count: waiting }) : t('coach.answering.all', { count: waiting })}
        </h2>
        <Segmented
          label={t('coach.answering.way')}
          value={way}
          options={order.map((value) => ({ value, label: t(`coach.way.${value}`) }))}
          onChange={onWay}
        />
        {hasAssistant && way === 'text' && (
          <DraftButton itemId={itemId} stuck={group?.stuck ?? null} onDraft={(text) => answering.takeDraft(text)} />
        )}
      </Row>
      <div ref={place}>
        {way === 'film' && <FilmPart answering={answering} onRecord={() => onRecording(true)} />}
        {(way === 'text' || way === 'film') && (
          <Writer
            key={draft.writing}
            content={draft.content}
            onChange={(content) => set({ content })}
            label={t(way === 'film' ? 'coach.answering.beside' : 'coach.way.text')}
            placeholder={t(way === 'film' ? 'coach.answering.beside' : 'coach.answering.write')}
            media={{}}
            stage="junior"
            isFull={false}
          />
        )}
        {way === 'ink' && <DrawingPad strokes={draft.drawing} onStrokes={(drawing) => set({ drawing })} />}
        {way === 'voice' && (
          <VoiceField take={draft.take} onTake={(take) => set({ take })} label={t('coach.voice.answer')} />
        )}
      </div>
      {(way === 'film' ? draft.film : way === 'voice' && draft.take) && (
        <div className="above-3">
          <CaptionsField
            captions={draft.captions}
            onCaptions={(captions) => set({ captions })}
            recording={hasTranscription ? answering.recording : null}
          />
        </div>
      )}
      <Row as="footer" wrap className="above-3">
        <ReadersFields readers={draft} onReaders={set} />
        <Button
          look="primary"
          icon="Send"
          className="end"
          busy={publish.isBusy}
          disabled={!isReady}
          onClick={() => void publish.run()}
        >
          {t('coach.answering.publish')}
        </Button>
      </Row>
      {answering.isUploading && (
        <p className="note above-2" role="status">
          {t('coach.answering.uploading')}
        </p>
      )}
      {isRecording && (
        <FilmDialog
          itemId={itemId}
          count={waiting}
          onClose={() => onRecording(false)}
          onFilm={(film) => {
            set({ film });
            onRecording(false);
          }}
        />
      )}
    </section>
  );
}

interface FilmPartProps {
  readonly answering: ReturnType<typeof useAnswering>;
  readonly onRecord: () => void;
}

/** The way to the board, and the film that came of it. */
function FilmPart({ answering: { draft }, onRecord }: FilmPartProps) {
  const t = useText();
  return (
    <Row wrap gap={4} className="below-3">
      {draft.film ? (
        <FilmPreview film={draft.film} />
      ) : (
        <span className="coach-record-sign circle" aria-hidden="true" />
      )}
      <Stack gap={1} className="grow coach-film-words">
        <b>{t('coach.film.title')}</b>
        <span className="note">{t('coach.film.note')}</span>
      </Stack>
      <Button look={draft.film ? 'outline' : 'soft'} icon="Play" onClick={onRecord}>
        {t(draft.film ? 'coach.film.again' : 'coach.film.begin')}
        <kbd className="key">R</kbd>
      </Button>
    </Row>
  );
}
