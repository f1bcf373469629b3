import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useText } from 'edutech/core/web/hooks';
import type { Answer } from '../../../common/answer';
import type { Content } from '../../../common/content';
import type { Stage } from 'edutech/core/common/teaching/stages';
import { Button } from 'edutech/core/ui/Button';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import type { Media } from '../content/media';
import { Writer } from '../writing/Writer';
import { DrawingPad } from './drawing/DrawingPad';

interface FreeInputProps {
  readonly answer: Answer;
  readonly onAnswer: (answer: Answer) => void;
  readonly media: Media;
  readonly stage: Stage;
  readonly label: string;
  readonly disabled?: boolean;
  /** Photographs and recordings, where the page takes them. */
  readonly more?: ReactNode;
  /** The place of writing here: below other kinds of answers it is folded, or absent. Default: open. */
  readonly writing?: Writing;
}

/**
 * `open`: one writes or draws; `drawn`: the same, with the board first; `folded`: beside a photograph or recording, for students who want to; `none`: only other
 * kinds of answers.
 */
export type Writing = 'open' | 'drawn' | 'folded' | 'none';

const ways = ['write', 'draw'] as const;

/** A free answer: written with formulas, drawn, or submitted as the page allows. A kind once begun stays. */
export function FreeInput({ answer, onAnswer, media, stage, label, disabled, more, writing = 'open' }: FreeInputProps) {
  const t = useText();
  const [way, setWay] = useState<(typeof ways)[number]>(() => (isDrawn(answer, writing) ? 'draw' : 'write'));
  const [isAsked, setAsked] = useState(false);
  const pad = useRef<HTMLDivElement>(null);
  // On a phone the tools open below the edge of the screen: whoever wants to draw sees them
  useEffect(() => {
    if (isAsked && way === 'draw') pad.current?.scrollIntoView({ block: 'nearest' });
  }, [isAsked, way]);
  // the content when the editor opens; afterwards the editor has its own
  const [first] = useState(() => (answer.content ?? []) as Content);
  const set = ({ content = answer.content, drawing = answer.drawing }: Pick<Answer, 'content' | 'drawing'>) => {
    const { content: _, drawing: __, ...others } = answer;
    onAnswer({ ...others, ...(content?.length && { content }), ...(drawing?.length && { drawing }) });
  };
  const [isOpen, open] = useState(
    writing === 'open' || writing === 'drawn' || Boolean(answer.content?.length || answer.drawing?.length),
  );
  if (writing === 'none') return <div className="answer-free above-2">{more}</div>;
  if (!isOpen) {
    return (
      <div className="answer-free above-2">
        {more}
        {!disabled && (
          <Button look="quiet" icon="Edit" className="answer-also" onClick={() => open(true)}>
            {t('questions.kit.question.writeToo')}
          </Button>
        )}
      </div>
    );
  }
  return (
    <div className="answer-free above-2">
      {writing === 'folded' && more}
      {!disabled && (
        <Segmented
          label={t('questions.kit.question.way')}
          options={ways.map((value) => ({
            value,
            label: t(`questions.kit.question.way.${value}`),
          }))}
          value={way}
          onChange={(next) => {
            setWay(next);
            setAsked(true);
          }}
        />
      )}
      {way === 'write' ? (
        <Writer
          content={first}
          onChange={(content) => set({ content })}
          label={label}
          placeholder={t('questions.kit.question.writeHere')}
          media={media}
          stage={stage}
          isFull={false}
        />
      ) : (
        <div className="answer-pad-place" ref={pad}>
          <DrawingPad strokes={answer.drawing ?? []} onStrokes={(drawing) => set({ drawing })} disabled={disabled} />
        </div>
      )}
      {writing === 'open' && more}
    </div>
  );
}

/** Whether the board is what one begins or goes on with. */
const isDrawn = ({ content, drawing }: Answer, writing: Writing): boolean =>
  !content?.length && (writing === 'drawn' || Boolean(drawing?.length));
