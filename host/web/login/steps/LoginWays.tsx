import type { PlacedBlock } from 'edutech/core/web/blocks';
import { ModuleIcon } from 'edutech/core/ui/icons/ModuleIcon';
import { useText } from 'edutech/core/web/hooks';

/** Further ways to sign in, below the form; nothing where no plugin brings one. */
export function LoginWays({
  ways,
  onChoose,
}: {
  readonly ways: readonly PlacedBlock[];
  readonly onChoose: (way: PlacedBlock) => void;
}) {
  const t = useText();
  if (ways.length === 0) return null;
  return (
    <section className="login-ways" aria-labelledby="login-ways">
      <h3 id="login-ways">{t('host.login.ways')}</h3>
      <ul>
        {ways.map((way) => (
          <li key={way.key}>
            <button type="button" className="login-way" onClick={() => onChoose(way)}>
              <ModuleIcon name={String(way.block.data?.['icon'] ?? '')} />
              {t(way.block.title)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
