import { useState } from 'react';
import { IconButton } from 'edutech/core/ui/IconButton';
import { useText } from 'edutech/core/web/hooks';
import { inOrder } from 'edutech/plugins/questions/kit/ui/question/content/in-order';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { type InkLayer, type Pin, toDisplayedPoint } from 'edutech/plugins/questions/kit/common/ink/ink';

interface PinsProps {
  readonly layer: InkLayer;
  /** Height of what they are pinned to, by its width. */
  readonly ratio: number;
  /** Absent: they are only read. */
  readonly onLayer?: (layer: InkLayer) => void;
}

/** Words pinned to places of a sheet: a number each, and the words when it is pressed. A new one is open, to be written. */
export function Pins({ layer, ratio, onLayer }: PinsProps) {
  const { pins = [], turn = 0 } = layer;
  const [open, setOpen] = useState<number | null>(null);
  if (pins.length === 0) return null;
  const fresh = onLayer ? pins.findIndex(({ text }) => text === '') : -1;
  const shown = open ?? (fresh >= 0 ? fresh : null);
  const close = () => {
    setOpen(null);
    if (pins.some(({ text }) => text.trim() === ''))
      onLayer?.({ ...layer, pins: pins.filter(({ text }) => text.trim() !== '') });
  };
  const write = (at: number, text: string) => {
    setOpen(at);
    onLayer?.({ ...layer, pins: pins.map((pin, place) => (place === at ? { ...pin, text } : pin)) });
  };
  return (
    <div className="work-pins">
      {inOrder(pins, (pin, at) =>
        !onLayer && pin.text === '' ? null : (
          <PinMark
            pin={pin}
            number={at + 1}
            place={toDisplayedPoint(pin, turn, ratio)}
            isOpen={at === shown}
            onToggle={() => (at === shown ? close() : setOpen(at))}
            onClose={close}
            {...(onLayer && {
              onWrite: (text: string) => write(at, text),
              onRemove: () => {
                setOpen(null);
                onLayer({ ...layer, pins: pins.filter((_, place) => place !== at) });
              },
            })}
          />
        ),
      )}
    </div>
  );
}

interface PinMarkProps {
  readonly pin: Pin;
  readonly number: number;
  readonly place: { readonly left: number; readonly top: number };
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onClose: () => void;
  readonly onWrite?: (text: string) => void;
  readonly onRemove?: () => void;
}

/** It opens because somebody has pressed where the words belong. */
const focusOn = (field: HTMLTextAreaElement | null) => field?.focus({ preventScroll: true });

function PinMark({ pin, number, place: { left, top }, isOpen, onToggle, onClose, onWrite, onRemove }: PinMarkProps) {
  const t = useText();
  const name = t('work.pin', { number });
  return (
    <div className="work-pin" style={{ insetInlineStart: `${left * 100}cqi`, insetBlockStart: `${top * 100}cqi` }}>
      <Stack
        as="button"
        align="center"
        justify="center"
        gap={0}
        type="button"
        aria-expanded={isOpen}
        aria-label={`${name} ${pin.text}`}
        onClick={onToggle}
      >
        <span className="num">{number}</span>
      </Stack>
      {isOpen && (
        <Row
          align="start"
          gap={1}
          className={classNames(
            'pad-2',
            'round-card',
            'paper',
            'ink',
            'no-print',
            'work-pin-words',
            left > 0.5 && 'work-pin-words-end',
          )}
        >
          {onWrite ? (
            <>
              <textarea
                className="input"
                rows={2}
                maxLength={300}
                value={pin.text}
                ref={focusOn}
                aria-label={name}
                placeholder={t('work.pin.write')}
                onChange={({ currentTarget }) => onWrite(currentTarget.value)}
                onKeyDown={(event) => {
                  const isDone = event.key === 'Escape' || (event.key === 'Enter' && !event.shiftKey);
                  if (!isDone || event.nativeEvent.isComposing) return;
                  event.preventDefault();
                  event.stopPropagation();
                  onClose();
                }}
              />
              <IconButton icon="Delete" label={t('work.pin.remove')} onClick={() => onRemove?.()} />
            </>
          ) : (
            <p className="breaks">{pin.text}</p>
          )}
        </Row>
      )}
    </div>
  );
}
