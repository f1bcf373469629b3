import { type ReactNode, useState } from 'react';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import type { Figure as FigureOfMeasure, Unit } from '../../api';
import { FigureValue } from './FigureValue';
import { MeasureButton, MeasureWords } from './MeasureHelp';

interface FigureProps {
  readonly figure: FigureOfMeasure;
  /** What it is of, as the page calls it. */
  readonly label: string;
  readonly unit?: Unit;
  /** Beside the value: how it has changed, of how many. */
  readonly note?: ReactNode;
  /** In the opened explanation: what it is made of, and links to its rows, where the reader may see them. */
  readonly children?: ReactNode;
}

/** A figure with its name, and a `?` that opens below it how it is counted. */
export function Figure({ figure, label, unit, note, children }: FigureProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap={1}>
      <Row gap={1} className="muted t-13">
        {label}
        <MeasureButton label={label} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      </Row>
      <Row align="baseline" wrap className="t-24">
        <FigureValue figure={figure} {...(unit && { unit })} />
        {note && <span className="soft t-13">{note}</span>}
      </Row>
      {isOpen && (
        <MeasureWords measure={figure.measure} at={figure.at}>
          {children}
        </MeasureWords>
      )}
    </Stack>
  );
}
