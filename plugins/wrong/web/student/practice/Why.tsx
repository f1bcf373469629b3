import { FormattedMessage } from 'react-intl';
import { Icon } from 'edutech/core/ui/icons/Icon';
import type { WhyOf } from '../../../api/practising';

/** Why this question, as a sentence from what is known. */
export function Why({ why: { kind, ...values } }: { readonly why: WhyOf }) {
  return (
    <p className="wrong-why">
      <Icon name="Lightbulb" size={16} />
      <span>
        <span className="visually-hidden">
          <FormattedMessage id="wrong.why" />{' '}
        </span>
        <FormattedMessage id={`wrong.why.${kind}`} values={values} />
      </span>
    </p>
  );
}
