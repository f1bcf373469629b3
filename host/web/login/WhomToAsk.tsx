import { FormattedMessage } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { Icon, type IconProps } from 'edutech/core/ui/icons/Icon';

interface WhomToAskProps {
  readonly title: string;
  readonly intro: string;
  readonly cases: readonly { readonly icon: IconProps['name']; readonly who: string; readonly what: string }[];
  readonly after: string;
}

/** A small public page: for each kind of person, whom to ask. All properties but the icons are message ids. */
export function WhomToAsk({ title, intro, cases, after }: WhomToAskProps) {
  return (
    <div className="wrap ask">
      <div className="card ask-card">
        <h1>
          <FormattedMessage id={title} />
        </h1>
        <p className="ask-intro">
          <FormattedMessage id={intro} />
        </p>
        <dl>
          {cases.map(({ icon, who, what }) => (
            <div key={who}>
              <Icon name={icon} size={24} />
              <dt>
                <FormattedMessage id={who} />
              </dt>
              <dd>
                <FormattedMessage id={what} />
              </dd>
            </div>
          ))}
        </dl>
        <p className="ask-after">
          <FormattedMessage id={after} />
        </p>
        <Button look="primary" to="/login" icon="Home">
          <FormattedMessage id="host.toHome" />
        </Button>
      </div>
    </div>
  );
}
