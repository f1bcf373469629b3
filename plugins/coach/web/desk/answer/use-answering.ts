import { useRef, useState } from 'react';
import { newId } from 'edutech/core/common/ids';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { useCall, useText, useUploads } from 'edutech/core/web/hooks';
import type { Stroke } from 'edutech/plugins/questions/kit/common/answer';
import { type Content, type Inline, plainContent } from 'edutech/plugins/questions/kit/common/content';
import { isEmptyContent } from 'edutech/plugins/questions/kit/common/walk-content';
import type { Take } from 'edutech/plugins/questions/kit/ui/capture/voice/recorder';
import { sendFile } from 'edutech/plugins/questions/kit/ui/question/writing/use-stored-files';
import { publishAnswer } from '../../../api';
import { type AnswerKind, type Cut, mostSeconds } from '../../../model/answer';
import type { StuckPlace } from '../../../model/request';
import type { FilmTake } from '../../record/film-recorder';
import { fileOfTake } from '../../shared/files-of';
import type { Readers } from './ReadersFields';

/** An answer that is being made. */
interface Draft extends Readers {
  readonly content: Content;
  /** Another number is another text in the editor. */
  readonly writing: number;
  readonly drawing: Stroke[];
  readonly take: Take | null;
  readonly film: FilmTake | null;
  readonly captions: string;
}

const empty = (writing: number): Draft => ({
  content: [],
  writing,
  drawing: [],
  take: null,
  film: null,
  captions: '',
  isShared: false,
  isEarly: true,
});

const isSaid = ({ content, drawing, take, film }: Draft, way: AnswerKind): boolean =>
  ({ text: !isEmptyContent(content), ink: drawing.length > 0, voice: take !== null, film: film !== null })[way];

/** The answer that is being made, and its publication: what is recorded is uploaded first, and goes on after a lost connection. */
export function useAnswering(itemId: string, stuck: StuckPlace | null, way: AnswerKind) {
  const t = useText();
  const call = useCall();
  const uploads = useUploads();
  const [draft, setDraft] = useState<Draft>(() => empty(0));
  const [isUploading, setUploading] = useState(false);
  // Published again because its answer was lost, it is published once
  const answerId = useRef(newId());
  const set = (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change }));
  // What subtitles were drafted from lies on the server already
  const sent = useRef<{ readonly of: Blob; readonly fileId: string } | null>(null);
  const send = async (of: Blob, file: () => File, group: 'films' | 'answerVoice'): Promise<string> => {
    if (sent.current?.of !== of)
      sent.current = { of, fileId: await sendFile(uploads, `coach.${answerId.current}`, file(), group) };
    return sent.current.fileId;
  };
  const upload = async (): Promise<{ fileId?: string; seconds: number; cut?: Cut }> => {
    const { film, take } = draft;
    if (way === 'film' && film) {
      const file = () => new File([film.film], `${t('coach.film.name')}.${film.ending}`, { type: film.film.type });
      const fileId = await send(film.film, file, 'films');
      const { cut } = film;
      return { fileId, seconds: secondsOf(cut ? cut.to - cut.from : film.seconds), ...(cut && { cut }) };
    }
    if (way === 'voice' && take) {
      const fileId = await send(take.sound, () => fileOfTake(take, t('coach.voice.name')), 'answerVoice');
      return { fileId, seconds: secondsOf(take.seconds) };
    }
    return { seconds: 0 };
  };
  const publish = useAct(
    async () => {
      setUploading(way === 'film' || way === 'voice');
      try {
        const sent = await upload();
        const published = await call(publishAnswer, {
          ...sent,
          answerId: answerId.current,
          itemId,
          ...(stuck && { stuck }),
          kind: way,
          content: way === 'text' || way === 'film' ? draft.content : [],
          drawing: way === 'ink' ? draft.drawing : [],
          captions: way === 'film' || way === 'voice' ? draft.captions : '',
          isShared: draft.isShared,
          isEarly: draft.isEarly,
        });
        answerId.current = newId();
        setDraft(empty(draft.writing + 1));
        return published;
      } finally {
        setUploading(false);
      }
    },
    { done: ({ people }) => ({ id: 'coach.answering.done', values: { count: people } }) },
  );
  return {
    draft,
    set,
    isReady: isSaid(draft, way),
    isUploading,
    publish,
    /** The recording on the server: it is sent there first if it is not yet. */
    recording: async () => {
      const { fileId = '', cut } = await upload();
      return { fileId, ...(cut && { cut }) };
    },
    /** What the assistant has drafted stands in the editor: the teacher reads and corrects it there. */
    takeDraft: (text: string) =>
      setDraft((before) => ({ ...before, content: contentOfDraft(text), writing: before.writing + 1 })),
  };
}

const secondsOf = (seconds: number): number => Math.min(mostSeconds, Math.max(1, Math.round(seconds)));

/** Paragraphs of a draft, with its formulas between dollar signs. */
function contentOfDraft(text: string): Content {
  return text.split(/\n+/).flatMap((line): Content => {
    const pieces = line.split(/\$+([^$]+)\$+/);
    const inlines = pieces.flatMap((piece, at): Inline[] => {
      if (piece === '') return [];
      return at % 2 === 1 ? [{ kind: 'formula' as const, latex: piece }] : [{ kind: 'text' as const, text: piece }];
    });
    return inlines.length === 0 ? plainContent('') : [{ kind: 'paragraph', inlines }];
  });
}
