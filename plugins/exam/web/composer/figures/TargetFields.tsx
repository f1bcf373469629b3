import { useText } from 'edutech/core/web/hooks';
import { mostMinutes, type PaperTarget } from '../../../model/paper/document';
import { useComposer } from '../desk/composer-context';

const fields = [
  { name: 'points', most: 1000, step: 0.5 },
  { name: 'minutes', most: mostMinutes, step: 1 },
  { name: 'difficulty', most: 1, step: 0.01 },
] as const satisfies readonly { name: keyof PaperTarget; most: number; step: number }[];

/** What the paper is to come to. */
export function TargetFields() {
  const t = useText();
  const { desk, isLocked } = useComposer();
  const { target } = desk.document;
  return (
    <section>
      <h3>{t('exam.target')}</h3>
      <div className="composer-target">
        {fields.map(({ name, most, step }) => (
          <label key={name} className="t-12 soft">
            {t(`exam.target.${name}`)}
            <input
              className="input num"
              type="number"
              min={0}
              max={most}
              step={step}
              value={target[name]}
              disabled={isLocked}
              onChange={({ currentTarget: { valueAsNumber } }) => {
                if (valueAsNumber >= 0 && valueAsNumber <= most && isStep(valueAsNumber / step))
                  desk.act(
                    (paper) => ({ ...paper, target: { ...paper.target, [name]: valueAsNumber } }),
                    `target:${name}`,
                  );
              }}
            />
          </label>
        ))}
      </div>
    </section>
  );
}

/** A whole number, but for what floating point adds. */
const isStep = (value: number) => Math.abs(value - Math.round(value)) < 1e-6;
