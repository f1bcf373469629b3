interface LoadBarProps {
  readonly parts: readonly { readonly key: string; readonly hue: string; readonly minutes: number }[];
  /** Null: no limit. */
  readonly limit: number | null;
  /** What it shows, in words. */
  readonly label: string;
}

/** Minutes of an evening as a bar, with the limit as a line. */
export function LoadBar({ parts, limit, label }: LoadBarProps) {
  const sum = parts.reduce((minutes, part) => minutes + part.minutes, 0);
  const whole = Math.max((limit ?? 0) * 1.22, sum * 1.05, 1);
  const x = (minutes: number) => (minutes / whole) * 100;
  const starts = parts.map((_, at) => parts.slice(0, at).reduce((minutes, part) => minutes + part.minutes, 0));
  return (
    <svg className="home-load wide" viewBox="0 0 100 12" preserveAspectRatio="none" role="img" aria-label={label}>
      <rect className="home-load-rest" width={100} y={0} height={12} />
      {parts.map(({ key, hue, minutes }, at) => (
        <rect
          key={key}
          className={`home-load-part hue-${hue}`}
          x={x(starts[at]!)}
          width={Math.max(0, x(minutes) - 0.3)}
          height={12}
        />
      ))}
      {limit !== null && limit > 0 && <path className="home-load-limit" d={`M${x(limit)} -3V15`} />}
    </svg>
  );
}
