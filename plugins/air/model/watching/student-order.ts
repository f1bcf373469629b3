interface Line {
  readonly seat: number;
  readonly name: string;
  readonly share: number;
  readonly played: number;
  readonly second: number;
  readonly lastAt: Date | null;
}

const values: Readonly<Record<string, (line: Line) => number | string | null>> = {
  seat: ({ seat }) => seat,
  name: ({ name }) => name,
  share: ({ share }) => share,
  played: ({ played }) => played,
  second: ({ second }) => second,
  last: ({ lastAt }) => lastAt?.getTime() ?? null,
};

/** Students in the order of a column (a minus before it: descending); what is not there comes last. Else by class list. */
export function inOrder<L extends Line>(lines: readonly L[], sort: string | undefined): L[] {
  const isDown = sort?.startsWith('-') ?? false;
  const figureOf = values[isDown ? sort!.slice(1) : (sort ?? '')];
  if (!figureOf) return [...lines];
  return lines.toSorted((one, other) => {
    const [mine, theirs] = [figureOf(one), figureOf(other)];
    if (mine === null || theirs === null) return Number(mine === null) - Number(theirs === null);
    const order = typeof mine === 'string' ? mine.localeCompare(String(theirs), 'zh-CN') : mine - Number(theirs);
    return isDown ? -order : order;
  });
}
