import { useIntl } from 'react-intl';
import { Tag, type TagTone } from 'edutech/core/ui/Tag';
import { useText } from 'edutech/core/web/hooks';
import type { PostCode } from '../../../api';

const tones: Record<PostCode['why'], TagTone> = {
  default: 'plain',
  given: 'brand',
  withheld: 'late',
  none: 'plain',
  off: 'due',
  duty: 'due',
};

/** Why a right is held or not: by default of which kind of post, given, taken away, or its module switched off. */
export function Why({ reason: { why, from } }: { reason: Pick<PostCode, 'why' | 'from'> }) {
  const intl = useIntl();
  const t = useText();
  const names = from.map((name) => t(`organisation.roles.grantee.${name}`));
  return (
    <Tag tone={tones[why]}>
      {t(`organisation.roles.why.${why}`, { names: intl.formatList(names, { type: 'conjunction' }) })}
    </Tag>
  );
}
