import { useEffect, useRef, useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useNarrow } from 'edutech/core/ui/hooks/use-narrow';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { usePageKeys } from 'edutech/core/ui/keys/use-page-keys';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import { signsOf } from '../../../../model/word';
import type { AskProps } from '../Ask';
import { PaperButton } from '../../list/PaperButton';
import { Frame } from '../Frame';
import { Sound } from '../Sound';
import { StrokeOrder } from './StrokeOrder';
import { type PadState, WritingPad } from './WritingPad';

/** Strokes that were missed so often are helped with; a word that needed the whole character is not known. */
const helpedMost = 2;

/** Writes the characters of the word, stroke by stroke: first without help, then with start point and stroke, then with the character. */
export function Strokes(props: AskProps & { readonly onSign: (sign: string | null) => void }) {
  const t = useText();
  const isNarrow = useNarrow();
  const { practice, word, onSign } = props;
  const signs = signsOf(word.text);
  const [at, setAt] = useState(0);
  const [helped, setHelped] = useState<readonly number[]>([]);
  const [state, setState] = useState<PadState>({ strokes: 0, stroke: 0, misses: 0 });
  const pad = useRef<{ undo: () => void; again: () => void; show: () => void }>(null);
  const sign = signs[at];
  // The order of strokes beside the grid is that of the character in hand
  useEffect(() => {
    onSign(sign ?? null);
    return () => onSign(null);
  }, [sign, onSign]);
  const finish = (help: number) => {
    const all = [...helped, help];
    setHelped(all);
    if (at + 1 < signs.length) return setAt(at + 1);
    const most = Math.max(...all);
    practice.answer({ isRight: most < helpedMost, given: '', hints: most });
  };
  usePageKeys(
    ({ key, ctrlKey, metaKey }) => {
      if (practice.told || key.toLowerCase() !== 'z' || !(ctrlKey || metaKey)) return false;
      pad.current?.undo();
      return true;
    },
    { commands: true },
  );
  return (
    <>
      <Frame
        {...props}
        asks={t('dictionary.ask.strokes')}
        acts={
          <>
            <Button size="large" icon="ArrowUndo" onClick={() => pad.current?.undo()}>
              {t('dictionary.ask.undo')}
            </Button>
            <Button size="large" icon="Eraser" onClick={() => pad.current?.again()}>
              {t('dictionary.ask.rewrite')}
            </Button>
            {!isNarrow && practice.assignment?.takesPaper && <PaperButton assignment={practice.assignment} isLarge />}
            <Button size="large" icon="Lightbulb" className="end" onClick={() => pad.current?.show()}>
              {t('dictionary.ask.hint')}
            </Button>
          </>
        }
      >
        <Sound voice={practice.voice} word={word} rate={practice.assignment?.rate ?? 1} begins>
          <b className="dictionary-pinyin">{word.sound}</b>
        </Sound>
        {!practice.told && (
          <Row justify="center" align="start" wrap gap={4} className="above-4">
            {signs.map((one, place) =>
              isNarrow && place !== at ? null : (
                // biome-ignore lint/suspicious/noArrayIndexKey: a word may have the same character twice
                <figure key={place} className="center">
                  <WritingPad
                    ref={place === at ? pad : null}
                    sign={one}
                    number={place + 1}
                    isNow={place === at}
                    isDone={place < at}
                    onState={setState}
                    onDone={finish}
                  />
                  <figcaption className="note above-2">
                    {place < at && (
                      <Row inline gap={1} className="ink-done">
                        <Icon name="Checkmark" />
                        {t('dictionary.ask.written')}
                      </Row>
                    )}
                    {place === at && <Caption state={state} />}
                  </figcaption>
                </figure>
              ),
            )}
          </Row>
        )}
        {isNarrow && !practice.told && sign && state.misses > 0 && (
          <StrokeOrder sign={sign} stroke={state.stroke} isRail />
        )}
      </Frame>
      {!isNarrow && sign && (
        <Order sign={sign} note={word.note} state={state} isOpen={practice.told !== null || state.misses > 0} />
      )}
    </>
  );
}

function Caption({ state: { strokes, stroke, misses } }: { readonly state: PadState }) {
  const t = useText();
  if (strokes === 0) return t('dictionary.ask.loading');
  if (misses > 1) return t('dictionary.ask.fromDot', { stroke: stroke + 1 });
  return t('dictionary.ask.stroke', { stroke: stroke + 1 });
}

interface OrderProps {
  readonly sign: string;
  /** What is easily confused. */
  readonly note: string;
  readonly state: PadState;
  /** After the first mistake: who writes without help is not shown the character. */
  readonly isOpen: boolean;
}

/** The order of strokes beside the grid. */
function Order({ sign, note, state: { strokes, stroke }, isOpen }: OrderProps) {
  const t = useText();
  return (
    <aside className="card pad-4 dictionary-order">
      <h2 className="t-16 strong">{t('dictionary.ask.order', { sign: isOpen ? sign : t('dictionary.ask.hidden') })}</h2>
      {strokes > 0 && <p className="note above-1">{t('dictionary.ask.strokeCount', { count: strokes })}</p>}
      {isOpen ? (
        <StrokeOrder sign={sign} stroke={stroke} />
      ) : (
        <p className="note above-2">{t('dictionary.ask.orderLater')}</p>
      )}
      {note !== '' && isOpen && <p className="tint-due round pad-3 above-3 t-14">{note}</p>}
    </aside>
  );
}
