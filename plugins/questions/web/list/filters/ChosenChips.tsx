import { useQuery } from 'edutech/core/ui/table/use-query';
import { useText } from 'edutech/core/web/hooks';
import { Formula } from '../../../kit/ui/formula/Formula';
import type { ReactNode } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { ChosenChip } from 'edutech/core/ui/Chip';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { bankWish, narrowingNames, turnedIn } from '../bank-wish';

/** What the list is narrowed by, each to be taken away; trees show their own ticks. */
export function ChosenChips() {
  const t = useText();
  const query = useQuery();
  const wish = bankWish(query);
  const chosen: readonly { readonly key: string; readonly label: ReactNode; readonly to: string }[] = [
    ...wish.types.map((type) => several('type', String(type), t(`questions.type.${type}`))),
    ...wish.difficulties.map((value) => several('difficulty', String(value), t(`questions.difficulty.${value}`))),
    ...wish.abilities.map((one) => several('ability', one, t(`questions.ability.${one}`))),
    ...wish.kinds.map((kind) => several('kind', kind, t(`questions.kind.${kind}`))),
    ...(wish.years ? [single('years', [...new Set(wish.years)].join('–'))] : []),
    ...(wish.region ? [single('region', wish.region)] : []),
    ...(wish.use ? [single('use', t(`questions.filter.${wish.use}`))] : []),
    ...(wish.q ? [single('q', `“${wish.q}”`)] : []),
    ...(wish.formula ? [single('formula', <Formula latex={wish.formula} />)] : []),
  ];
  if (chosen.length === 0) return null;
  const none = Object.fromEntries(['q', ...narrowingNames].map((name) => [name, null]));
  return (
    <>
      {chosen.map(({ key, label, to }) => (
        <ChosenChip key={key} to={to} className="questions-chosen">
          {label}
        </ChosenChip>
      ))}
      <Button look="link" size="small" to={changed(query, none)}>
        {t('questions.clear')}
      </Button>
    </>
  );

  function several(name: string, value: string, label: ReactNode) {
    return { key: `${name}.${value}`, label, to: changed(query, { [name]: turnedIn(query, name, value) }) };
  }
  function single(name: string, label: ReactNode) {
    return { key: name, label, to: changed(query, { [name]: null }) };
  }
}
