/** Shares of the points from easy to hard, as one bar. */
export function BandBar({ shares, label }: { readonly shares: readonly number[]; readonly label: string }) {
  let from = 0;
  return (
    <svg className="exam-auto-bands grow" viewBox="0 0 100 10" preserveAspectRatio="none" role="img" aria-label={label}>
      {shares.map((share, at) => {
        const x = from;
        from += share * 100;
        // biome-ignore lint/suspicious/noArrayIndexKey: a band is its place
        return <rect key={at} className={`exam-auto-band-${at}`} x={x} y={0} width={share * 100} height={10} />;
      })}
    </svg>
  );
}
