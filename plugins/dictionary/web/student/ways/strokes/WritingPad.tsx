import HanziWriter from 'hanzi-writer';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useText } from 'edutech/core/web/hooks';
import { type StrokesOf, useStrokes } from './use-strokes';

/** How far a character has come. */
export interface PadState {
  /** Of the character; 0 before its data is there. */
  readonly strokes: number;
  /** That is written next; counts from 0. */
  readonly stroke: number;
  /** Tries of this stroke that were wrong. */
  readonly misses: number;
}

interface WritingPadProps {
  readonly ref: Ref<{ undo: () => void; again: () => void; show: () => void }>;
  readonly sign: string;
  /** Its place in the word. */
  readonly number: number;
  readonly isNow: boolean;
  readonly isDone: boolean;
  readonly onState: (state: PadState) => void;
  /** 0 without help, 1 with start points, 2 with the character to write over. */
  readonly onDone: (help: 0 | 1 | 2) => void;
}

/** Units of the drawing; the page decides how large it is. */
const side = 264;
/** Wrong tries of one stroke after which its place is shown, and the whole character. */
const showsStroke = 2;
const showsCharacter = 4;

/** A blank grid that judges strokes, in the colours of the page. */
function writerOn(element: HTMLElement, sign: string, data: StrokesOf): HanziWriter {
  const colour = (name: string) => getComputedStyle(element).getPropertyValue(name).trim();
  const width = element.clientWidth;
  return HanziWriter.create(element, sign, {
    width,
    height: width,
    padding: width * 0.08,
    showCharacter: false,
    showOutline: false,
    strokeColor: colour('--dictionary-ink'),
    outlineColor: colour('--line'),
    drawingColor: colour('--dictionary-ink'),
    highlightColor: colour('--brand'),
    drawingWidth: 12,
    // the data of the same character, which has come already
    charDataLoader: (_, onComplete) => onComplete({ ...data }),
  });
}

/** The 田字格 in which one character is written; each stroke is judged as it is drawn. */
export function WritingPad({ ref, sign, number, isNow, isDone, onState, onDone }: WritingPadProps) {
  const t = useText();
  const data = useStrokes(sign);
  const place = useRef<HTMLDivElement>(null);
  const acts = useRef({ undo: () => {}, again: () => {}, show: () => {} });
  const tell = useEffectEvent(onState);
  const done = useEffectEvent(onDone);
  // Draws the grid of this character, and judges what is written into it
  useEffect(() => {
    const element = place.current;
    if (!element || !data || !isNow) return;
    const writer = writerOn(element, sign, data);
    let help: 0 | 1 | 2 = 0;
    let stroke = 0;
    const report = (misses: number) => tell({ strokes: data.strokes.length, stroke, misses });
    const showCharacter = () => {
      help = 2;
      void writer.showOutline({ duration: 200 });
    };
    const begin = (from: number) => {
      stroke = from;
      report(0);
      void writer.quiz({
        quizStartStrokeNum: from,
        showHintAfterMisses: showsStroke,
        highlightOnComplete: true,
        onMistake: ({ mistakesOnStroke }) => {
          if (mistakesOnStroke >= showsStroke && help === 0) help = 1;
          if (mistakesOnStroke >= showsCharacter) showCharacter();
          report(mistakesOnStroke);
        },
        onCorrectStroke: ({ strokeNum }) => {
          stroke = strokeNum + 1;
          report(0);
        },
        onComplete: () => done(help),
      });
    };
    acts.current = {
      undo: () => {
        writer.cancelQuiz();
        begin(Math.max(0, stroke - 1));
      },
      again: () => {
        writer.cancelQuiz();
        begin(0);
      },
      show: () => {
        showCharacter();
        report(showsStroke);
      },
    };
    begin(0);
    return () => {
      writer.cancelQuiz();
      element.replaceChildren();
    };
  }, [data, sign, isNow]);
  useImperativeHandle(
    ref,
    () => ({
      undo: () => acts.current.undo(),
      again: () => acts.current.again(),
      show: () => acts.current.show(),
    }),
    [],
  );
  return (
    <div className={isNow ? 'dictionary-pad dictionary-pad-now' : 'dictionary-pad'}>
      <Grid strokes={isDone && data ? data.strokes : []} />
      {/* drawn with finger, pen or mouse; who cannot is asked in other ways */}
      <div ref={place} className="dictionary-pad-place" role="img" aria-label={t('dictionary.ask.pad', { number })} />
      {data === null && (
        <div className="dictionary-pad-none center">
          <p className="note">{t('dictionary.ask.noStrokes')}</p>
          {isNow && (
            <Button className="above-2" onClick={() => onDone(1)}>
              {t('dictionary.ask.onPaper')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** The lines of 田字格, with the character once it is written. */
function Grid({ strokes }: { readonly strokes: readonly string[] }) {
  return (
    <svg viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
      <rect x="1" y="1" width={side - 2} height={side - 2} rx="8" />
      <path d={`M${side / 2} 2V${side - 2}M2 ${side / 2}H${side - 2}`} strokeDasharray="7 6" />
      <path
        className="dictionary-pad-slant"
        d={`M2 2 ${side - 2} ${side - 2}M${side - 2} 2 2 ${side - 2}`}
        strokeDasharray="4 7"
      />
      {strokes.length > 0 && (
        <g
          transform={`translate(${side * 0.08} ${side * 0.86}) scale(${(side * 0.84) / 1024} -${(side * 0.84) / 1024})`}
        >
          {strokes.map((path) => (
            <path key={path} className="dictionary-ink" d={path} />
          ))}
        </g>
      )}
    </svg>
  );
}
