import { useQuery } from 'edutech/core/ui/table/use-query';
import { Formula } from '../../../kit/ui/formula/Formula';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { Chip } from 'edutech/core/ui/Chip';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { bankWish, narrowingNames, turnedIn } from '../bank-wish';

/** What the list is narrowed by, each to be taken away; trees show their own ticks. */
export function ChosenChips() {
  const intl = useIntl();
  const query = useQuery();
  const wish = bankWish(query);
  const word = (id: string) => intl.formatMessage({ id: `questions.${id}` });
  const chosen: readonly { readonly key: string; readonly label: ReactNode; readonly to: string }[] = [
    ...wish.types.map((type) => several('type', String(type), word(`type.${type}`))),
    ...wish.difficulties.map((value) => several('difficulty', String(value), word(`difficulty.${value}`))),
    ...wish.kinds.map((kind) => several('kind', kind, word(`kind.${kind}`))),
    ...(wish.years ? [single('years', [...new Set(wish.years)].join('–'))] : []),
    ...(wish.region ? [single('region', wish.region)] : []),
    ...(wish.use ? [single('use', word(`filter.${wish.use}`))] : []),
    ...(wish.q ? [single('q', `“${wish.q}”`)] : []),
    ...(wish.formula ? [single('formula', <Formula latex={wish.formula} />)] : []),
  ];
  if (chosen.length === 0) return null;
  const none = Object.fromEntries(['q', ...narrowingNames].map((name) => [name, null]));
  return (
    <>
      {chosen.map(({ key, label, to }) => (
        <Chip key={key} selected to={to} className="questions-chosen">
          {label}
          <Icon name="Dismiss" size={16} />
          <span className="visually-hidden">{word('filter.remove')}</span>
        </Chip>
      ))}
      <Button look="link" size="small" to={changed(query, none)}>
        <FormattedMessage id="questions.clear" />
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
