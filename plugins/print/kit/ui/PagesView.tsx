import { memo, type ReactNode, useId } from 'react';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { type Ink, type Page, type Transform, tones } from '../common/ink';

interface PagesViewProps {
  readonly pages: readonly Page[];
  /** Where a picture of the paper is fetched. */
  addressOf(file: string): string | undefined;
  /** Name of a page, counted from 1. */
  nameOf(at: number): string;
}

/** Pages as they are printed, to the millimetre: printing the document gives these sheets and nothing else. */
export const PagesView = ({ pages, addressOf, nameOf }: PagesViewProps) =>
  pages.map((page, at) => (
    <PageView
      // biome-ignore lint/suspicious/noArrayIndexKey: a page is known by its number
      key={at}
      page={page}
      name={nameOf(at + 1)}
      addressOf={addressOf}
    />
  ));

interface PageViewProps {
  readonly page: Page;
  readonly name: string;
  addressOf(file: string): string | undefined;
  /** CSS pixels that a point of the paper takes. Default: as wide as there is room for. */
  readonly scale?: number;
  /** Lies over the page, in its own measure; never printed. */
  readonly children?: ReactNode;
}

/** One page. What lies over it is placed in shares of its width and height. */
export function PageView({ page: { width, height, inks }, name, addressOf, scale, children }: PageViewProps) {
  const look = `print-page block mid raised print-page-${Math.round(width)}`;
  const drawn = <Inks inks={inks} addressOf={addressOf} />;
  if (children === undefined)
    return (
      <svg aria-label={name} viewBox={`0 0 ${width} ${height}`} className={look}>
        {drawn}
      </svg>
    );
  return (
    <div
      className={`${look} relative print-page-scaled`}
      style={scale === undefined ? undefined : { inlineSize: `${width * scale}px` }}
    >
      <svg aria-label={name} viewBox={`0 0 ${width} ${height}`} className="block wide">
        {drawn}
      </svg>
      <div className="no-print">{children}</div>
    </div>
  );
}

/** What stands on a page. It is drawn again only where other ink does: a page has hundreds of pieces. */
const Inks = memo(({ inks, addressOf }: Pick<Page, 'inks'> & Pick<PageViewProps, 'addressOf'>) =>
  inks.map((ink, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: ink has no name
    <InkView key={place} ink={ink} address={ink.kind === 'picture' ? addressOf(ink.file) : undefined} />
  )),
);

function InkView({ ink, address }: { readonly ink: Ink; readonly address: string | undefined }) {
  switch (ink.kind) {
    case 'text':
      return (
        <text
          x={ink.x}
          y={ink.y}
          fontSize={ink.size}
          fontWeight={ink.face === 'bold' ? 700 : 400}
          fontStyle={ink.isSlanted ? 'italic' : undefined}
          fill={tones[ink.tone ?? 'ink']}
          textLength={ink.width}
          lengthAdjust="spacingAndGlyphs"
          lang={langOf(ink.text)}
          transform={ink.turn === undefined ? undefined : `rotate(${ink.turn} ${ink.x} ${ink.y})`}
        >
          {ink.text}
        </text>
      );
    case 'path':
      return <PathView ink={ink} />;
    case 'picture':
      return (
        <image href={address} x={ink.x} y={ink.y} width={ink.width} height={ink.height}>
          <title>{ink.alt}</title>
        </image>
      );
  }
}

function PathView({ ink }: { readonly ink: Extract<Ink, { kind: 'path' }> }) {
  const window = useId();
  const { x, y, path, line, dash, transform, clip, label } = ink;
  const tone = tones[ink.tone ?? 'ink'];
  const drawn = (
    <path
      d={path}
      transform={matrix(transform)}
      fill={line === undefined ? tone : 'none'}
      {...(line !== undefined && { stroke: tone, strokeWidth: line, strokeDasharray: dash?.join(' ') })}
      {...(label !== undefined && { role: 'img', 'aria-label': label })}
    />
  );
  if (!clip) return <g transform={`translate(${x} ${y})`}>{drawn}</g>;
  const [left, top, width, height] = clip.box;
  return (
    <g transform={`translate(${x} ${y})`} clipPath={`url(#${window})`}>
      <clipPath id={window}>
        <rect x={left} y={top} width={width} height={height} transform={matrix(clip.transform)} />
      </clipPath>
      {drawn}
    </g>
  );
}

const matrix = (transform: Transform | undefined) => transform && `matrix(${transform.join(' ')})`;
