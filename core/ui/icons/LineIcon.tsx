interface LineIconProps {
  /** Of a field of 20 by 20, drawn with a pen of 1.5. */
  readonly path: string;
  readonly size?: 16 | 20;
}

/** A drawing of its own, for what the common icons do not have. */
export const LineIcon = ({ path, size = 20 }: LineIconProps) => (
  <svg className="icon" viewBox="0 0 20 20" width={size} height={size} aria-hidden="true">
    <path d={path} fill="none" stroke="currentColor" strokeWidth={1.5} strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
