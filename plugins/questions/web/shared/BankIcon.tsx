import { LineIcon } from 'edutech/core/ui/icons/LineIcon';

const paths = {
  basket: 'M3 8h14l-1.5 7.5a1.5 1.5 0 0 1-1.5 1.2H6a1.5 1.5 0 0 1-1.5-1.2zM6.5 8l2.5-4.5M13.5 8 11 3.5',
  sigma: 'M14.5 6V4h-9l5 6-5 6h9v-2',
  merge: 'M5 4h10M5 16h10M10 4v4M7.5 6.5 10 9l2.5-2.5M10 16v-4M7.5 13.5 10 11l2.5 2.5',
  split: 'M3.5 10h13M10 7V3M7.5 5.5 10 3l2.5 2.5M10 13v4M7.5 14.5 10 17l2.5-2.5',
} as const;

interface BankIconProps {
  readonly name: keyof typeof paths;
}

/** Drawings that only the question bank needs. */
export const BankIcon = ({ name }: BankIconProps) => <LineIcon path={paths[name]} size={16} />;
