import { useText } from 'edutech/core/web/hooks';
import { type PaperSize, paperSizes, sheets } from 'edutech/plugins/print/kit/common/paper-sizes';
import { useComposer } from '../desk/composer-context';

/** Points of a sheet in one unit of its little picture. */
const small = 42;

/** On which sheet the paper is printed. */
export function SheetChoice() {
  const t = useText();
  const { desk, isLocked } = useComposer();
  const { sheet } = desk.document;
  return (
    <section>
      <h3>{t('exam.sheet')}</h3>
      <fieldset className="composer-sizes" aria-label={t('exam.sheet')}>
        {paperSizes.map((size) => (
          <button
            key={size}
            type="button"
            className="composer-size"
            aria-pressed={sheet.size === size}
            disabled={isLocked}
            onClick={() => desk.act((paper) => ({ ...paper, sheet: { ...paper.sheet, size } }))}
          >
            <SheetPicture size={size} />
            {t(`exam.sheet.${size}`)}
            <small>{t(sheets[size].columns === 2 ? 'exam.sheet.columns2' : 'exam.sheet.columns1')}</small>
          </button>
        ))}
      </fieldset>
      <label className="flow-inline t-13 above-2">
        {t('exam.sheet.fillTo')}
        <select
          className="input natural"
          value={sheet.fillTo}
          disabled={isLocked}
          onChange={({ currentTarget: { value } }) =>
            desk.act((paper) => ({ ...paper, sheet: { ...paper.sheet, fillTo: Number(value) as 1 | 2 | 4 } }))
          }
        >
          {([1, 2, 4] as const).map((pages) => (
            <option key={pages} value={pages}>
              {t(`exam.sheet.fillTo.${pages}`)}
            </option>
          ))}
        </select>
      </label>
    </section>
  );
}

/** A little sheet with the lines of its columns. */
function SheetPicture({ size }: { readonly size: PaperSize }) {
  const { width, height, columns } = sheets[size];
  const [w, h] = [width / small, height / small];
  const left = (30 - w) / 2;
  const top = (22 - h) / 2;
  const lines = [0.22, 0.4, 0.58, 0.76].map((share) => top + h * share);
  const spans =
    columns === 2
      ? [
          [0.1, 0.44],
          [0.56, 0.9],
        ]
      : [[0.18, 0.82]];
  const path = lines
    .flatMap((y) =>
      spans.map(([from, to]) => `M${(left + w * from!).toFixed(1)} ${y.toFixed(1)}H${(left + w * to!).toFixed(1)}`),
    )
    .join('');
  return (
    <svg viewBox="0 0 30 22" aria-hidden="true">
      <rect x={left} y={top} width={w} height={h} rx="1" />
      <path d={path} />
    </svg>
  );
}
