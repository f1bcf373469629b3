interface RingProps {
  readonly value: number;
  readonly of: number;
  readonly tone: 'info' | 'brand';
}

/** A share as a ring; the numbers stand beside it. */
export function Ring({ value, of, tone }: RingProps) {
  const share = of > 0 ? Math.min(1, value / of) : 0;
  return (
    <svg className={`fixed work-ring work-ring-${tone}`} viewBox="0 0 34 34" aria-hidden="true">
      <circle cx={17} cy={17} r={15} />
      {share > 0 && <circle cx={17} cy={17} r={15} pathLength={100} strokeDasharray={`${share * 100} 100`} />}
    </svg>
  );
}
