import { FormattedMessage } from 'react-intl';
import type { PlacedBlock } from 'edutech/core/web/blocks';
import { ModuleIcon } from 'edutech/core/ui/icons/ModuleIcon';

/** Further ways to sign in, below the form; nothing where no plugin brings one. */
export function LoginWays({
  ways,
  onChoose,
}: {
  readonly ways: readonly PlacedBlock[];
  readonly onChoose: (way: PlacedBlock) => void;
}) {
  if (ways.length === 0) return null;
  return (
    <section className="login-ways" aria-labelledby="login-ways">
      <h3 id="login-ways">
        <FormattedMessage id="host.login.ways" />
      </h3>
      <ul>
        {ways.map((way) => (
          <li key={way.key}>
            <button type="button" className="login-way" onClick={() => onChoose(way)}>
              <ModuleIcon name={String(way.block.data?.['icon'] ?? '')} />
              <FormattedMessage id={way.block.title} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
