import { Link } from 'react-router';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { useText } from 'edutech/core/web/hooks';
import type { AuditItem } from '../../api';

/** A record as a sentence: who did what to whom; people and things lead to their pages. */
export const Sentence = ({ item }: { readonly item: AuditItem }) => {
  const { before, object, after } = item;
  return (
    <>
      <Who item={item} /> {before} {object.name && <Thing {...object} look="thing" />} {after}
    </>
  );
};

type ThingProps = AuditItem['object'] & { readonly look: 'person' | 'thing' };

/** A link to its page, if it has one: it stands out by more than its colour. */
const Thing = ({ name, path, look }: ThingProps) =>
  path ? (
    <Link className={look === 'person' ? 'strong' : 'medium ink-brand'} to={path} lang={langOf(name)}>
      {name}
    </Link>
  ) : (
    <strong lang={langOf(name)}>{name}</strong>
  );

function Who({ item: { kind, who, isMine } }: { readonly item: AuditItem }) {
  const t = useText();
  if (kind !== 'person') return <strong>{t(`deployment.audit.kind.${kind}`)}</strong>;
  return isMine ? (
    <strong title={who.name}>{t('deployment.audit.you', { name: who.name })}</strong>
  ) : (
    <Thing {...who} look="person" />
  );
}
