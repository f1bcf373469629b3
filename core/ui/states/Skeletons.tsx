import { useText } from '../../web/hooks';

/** Grey shapes represent at most so many things: more would only distract. */
const most = 8;

interface SkeletonsProps {
  /** `cards`: picture and words below; `rows`: a list; `text`: paragraphs. */
  readonly shape: 'cards' | 'rows' | 'text';
  readonly count?: number;
}

/** The shape of the content to come. Shown from 200 ms on, so that fast loads never flash (see `.skeletons`). */
export function Skeletons({ shape, count = most }: SkeletonsProps) {
  const t = useText();
  const things = Array.from({ length: Math.min(count, most) }, (_, index) => index);
  return (
    <div className="skeletons" role="status" aria-label={t('core.ui.loading')}>
      {shape === 'cards' && (
        <div className="skeleton-cards">
          {things.map((thing) => (
            <div key={thing} className="card">
              <span className="skeleton skeleton-cover" />
              <div className="skeleton-card">
                <span className="skeleton skeleton-title" />
                <span className="skeleton skeleton-short" />
                <span className="skeleton" />
              </div>
            </div>
          ))}
        </div>
      )}
      {shape === 'rows' && (
        <div className="card">
          {things.map((thing) => (
            <div key={thing} className="skeleton-row">
              <span className="skeleton" />
              <div>
                <span className="skeleton" />
                <span className="skeleton skeleton-short" />
              </div>
              <span className="skeleton" />
            </div>
          ))}
        </div>
      )}
      {shape === 'text' &&
        things.map((thing) => (
          <span key={thing} className={thing % 3 === 2 ? 'skeleton skeleton-short' : 'skeleton'} />
        ))}
    </div>
  );
}
