import { useRovingFocus } from 'edutech/core/ui/hooks/roving-focus';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import { answerSheetSizes } from '../../model/sheet/answer-sheet';
import { columnsOf } from '../../model/sheet/settings';
import type { SheetValues } from './sheet-values';

type Paper = Pick<SheetValues, 'size' | 'columns'>;

const papers: readonly Paper[] = answerSheetSizes.flatMap((size) =>
  columnsOf[size].map((count): Paper => ({ size, columns: `${count}` })),
);

/** Edges of the small drawing of a paper: A4 stands, the others lie. */
const edgesOf = (size: Paper['size']): readonly [width: number, height: number] =>
  size === 'a4' ? [18, 24] : [30, 22];

interface PaperChoiceProps {
  readonly value: Paper;
  readonly onChange: (paper: Paper) => void;
}

/** Which paper the sheet is printed on, and in how many columns: all that there is, as small drawings. */
export function PaperChoice({ value, onChange }: PaperChoiceProps) {
  const t = useText();
  const moveFocus = useRovingFocus('button');
  return (
    <fieldset className="marking-papers" aria-label={t('marking.answerSheet.paper')} onKeyDown={moveFocus}>
      {papers.map((paper) => {
        const isChosen = paper.size === value.size && paper.columns === value.columns;
        return (
          <Stack
            as="button"
            type="button"
            key={`${paper.size} ${paper.columns}`}
            gap={1}
            align="center"
            className="marking-zone-row pad-2 round framed hovers"
            aria-pressed={isChosen}
            tabIndex={isChosen ? 0 : -1}
            onClick={() => onChange(paper)}
          >
            <PaperPicture {...paper} />
            <b className="t-13">{t(`marking.answerSheet.size.${paper.size}`)}</b>
            <span className="note">{t('marking.answerSheet.columnsOf', { count: Number(paper.columns) })}</span>
          </Stack>
        );
      })}
    </fieldset>
  );
}

function PaperPicture({ size, columns }: Paper) {
  const [width, height] = edgesOf(size);
  const count = Number(columns);
  const room = (width - 4) / count;
  const lines = Array.from({ length: count }, (_, column) =>
    [5, 9, 13, 17].map((y) => `M${3 + column * room} ${y}h${room - 2}`),
  )
    .flat()
    .join('');
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="marking-paper">
      <rect x={0.5} y={0.5} width={width - 1} height={height - 1} rx={1.5} />
      <path d={lines} />
    </svg>
  );
}
