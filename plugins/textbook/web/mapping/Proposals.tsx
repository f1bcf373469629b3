import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { Pair, Titled } from '../../model/trees/proposed-pairs';

interface ProposalsProps {
  readonly pairs: readonly Pair[];
  readonly left: readonly Titled[];
  readonly right: readonly Titled[];
  readonly onAccept: (pairs: readonly Pair[]) => void;
}

/** Pairs whose titles are alike: all at once, or looked at one by one. */
export function Proposals({ pairs, left, right, onAccept }: ProposalsProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const nameIn = (titles: readonly Titled[], id: string) => titles.find((one) => one.id === id)?.name ?? '';
  const named = pairs.map((pair) => ({ pair, one: nameIn(left, pair.left), other: nameIn(right, pair.right) }));
  return (
    <section className="card textbook-proposals below-4 pad-y-3 pad-x-4">
      <Row as="header" wrap>
        <Icon name="Lightbulb" />
        <p className="row-main">{t('textbook.mapping.proposed', { count: pairs.length })}</p>
        <Button
          size="small"
          look="quiet"
          icon={isOpen ? 'ChevronUp' : 'ChevronDown'}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'textbook.mapping.hide' : 'textbook.mapping.look')}
        </Button>
        <Button size="small" look="soft" icon="Checkmark" onClick={() => onAccept(pairs)}>
          {t('textbook.mapping.acceptAll')}
        </Button>
      </Row>
      {isOpen && (
        <ul className="ruled-top above-2 scrolls-y">
          {named.map(({ pair, one, other }) => (
            <li className="breaks" key={`${pair.left} ${pair.right}`}>
              <span>{one}</span>
              <Icon name="ArrowSwap" size={16} />
              <span>{other}</span>
              <IconButton
                icon="Checkmark"
                label={t('textbook.mapping.accept', { one, other })}
                onClick={() => onAccept([pair])}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
