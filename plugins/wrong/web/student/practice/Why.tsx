import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { WhyOf } from '../../../api/practice';

/** Why this question, as a sentence from what is known. */
export function Why({ why: { kind, ...values } }: { readonly why: WhyOf }) {
  const t = useText();
  return (
    <Row as="p" align="start" className="wrong-why pad-y-2 pad-x-3 round tint-star ink-star t-13">
      <Icon className="fixed above-half" name="Lightbulb" size={16} />
      <span>
        <span className="visually-hidden">{t('wrong.why')} </span>
        {t(`wrong.why.${kind}`, values)}
      </span>
    </Row>
  );
}
