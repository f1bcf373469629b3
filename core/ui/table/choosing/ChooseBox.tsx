import type { ReactNode } from 'react';

interface ChooseBoxProps {
  /** The name of the row, for screen readers. */
  readonly label: ReactNode;
  readonly isChosen: boolean;
  /** `isRange`: with Shift, all from the one that was chosen last. */
  readonly onChoose: (isChosen: boolean, isRange: boolean) => void;
}

/** The box by which one of a list is chosen. Keys find it by `data-key="choose"`. */
export const ChooseBox = ({ label, isChosen, onChoose }: ChooseBoxProps) => (
  <label className="choose-box">
    <input
      type="checkbox"
      data-key="choose"
      checked={isChosen}
      onChange={({ currentTarget, nativeEvent }) =>
        onChoose(currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
    <span className="visually-hidden">{label}</span>
  </label>
);
