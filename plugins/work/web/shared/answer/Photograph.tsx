import { type ReactNode, useState } from 'react';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import { useSteadyAddress } from 'edutech/plugins/media/kit/ui/viewer/steady-address';
import { type InkLayer, turned } from 'edutech/plugins/questions/kit/common/ink/ink';
import { PinList } from '../pins/PinList';
import { Pins } from '../pins/Pins';

interface PhotographProps {
  readonly number: number;
  readonly address: string | undefined;
  readonly zoom: number;
  readonly layer: InkLayer;
  /** Absent: it is only looked at. */
  readonly onLayer?: (layer: InkLayer) => void;
  /** The ink over it. */
  readonly children: ReactNode;
  readonly onError: () => void;
}

/** A picture of an answer as its teacher has turned it, with ink and pinned words. */
export function Photograph({ number, address, zoom, layer, onLayer, children, onError }: PhotographProps) {
  const t = useText();
  const [steady, lose] = useSteadyAddress(address ?? '');
  const [ratio, setRatio] = useState(1);
  if (!address) {
    return (
      <Stack as="p" align="center" justify="center" gap={0} className="work-sheet work-lost relative wide">
        {t('work.correct.noPicture')}
      </Stack>
    );
  }
  const { turn = 0 } = layer;
  return (
    <>
      <div className="work-photo-place relative" style={{ inlineSize: `${zoom * 100}%` }}>
        <div
          className="work-sheet work-photo relative"
          data-turn={turn}
          style={turn % 2 === 1 ? { aspectRatio: String(ratio) } : undefined}
        >
          <div className="work-photo-frame relative">
            <img
              src={steady}
              alt={t('questions.kit.question.photo', { number })}
              draggable={false}
              onLoad={({ currentTarget: { naturalHeight, naturalWidth } }) => setRatio(naturalHeight / naturalWidth)}
              onError={() => {
                lose();
                onError();
              }}
            />
            {children}
          </div>
        </div>
        <Pins layer={layer} ratio={ratio} {...(onLayer && { onLayer })} />
        {onLayer && (
          <span className="work-turn no-print round paper">
            <IconButton
              icon="ArrowRedo"
              data-turn-right=""
              label={t('work.correct.turn', { number })}
              onClick={() => onLayer(turned(layer, 1))}
            />
          </span>
        )}
      </div>
      {!onLayer && <PinList pins={layer.pins} />}
    </>
  );
}
