import type { Stroke } from '../../common/answer';
import type { IconName } from 'edutech/core/ui/icons/interface-icons';
import { highlighterWidth, type Stamp } from '../../common/ink/ink';

/** What the pointer does on an answer: move it, draw, highlight, rub out, pin words, or press a stamp. */
export type InkTool = 'hand' | 'pen' | 'highlighter' | 'eraser' | 'pin' | Stamp;
export type InkColor = Stroke['color'];

export const inkColors = ['red', 'blue', 'green'] as const satisfies readonly InkColor[];

export interface InkChoice {
  readonly tool: InkTool;
  readonly color: InkColor;
}

export const drawingTools: readonly { readonly tool: InkTool; readonly icon: IconName }[] = [
  { tool: 'hand', icon: 'Hand' },
  { tool: 'pen', icon: 'Edit' },
  { tool: 'highlighter', icon: 'Highlight' },
  { tool: 'eraser', icon: 'Eraser' },
  { tool: 'pin', icon: 'Location' },
];

export const stampTools: readonly { readonly tool: Stamp; readonly icon: IconName }[] = [
  { tool: 'right', icon: 'Checkmark' },
  { tool: 'wrong', icon: 'Dismiss' },
  { tool: 'half', icon: 'CheckmarkHalf' },
  { tool: 'good', icon: 'Star' },
];

/** Width of a line in units of the picture's width. */
export const lineWidth = (tool: InkTool): number => (tool === 'highlighter' ? highlighterWidth : 6);

/** Most numbers in one line: one that goes on longer goes on as it is. */
export const mostNumbers = 6000;
