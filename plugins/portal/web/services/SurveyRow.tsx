import { FormattedMessage } from 'react-intl';
import { useDeployment } from 'edutech/core/web/hooks';
import { OutwardLink } from '../shared/OutwardLink';

/** The way to the survey of a hundred questions, where the city has set its address. */
export function SurveyRow() {
  const address = String(useDeployment().option('portal', 'surveyUrl'));
  if (!address) return null;
  return (
    <OutwardLink link={address} className="row portal-survey">
      <span className="row-main">
        <span className="row-title">
          <FormattedMessage id="portal.survey.title" />
        </span>
        <span className="row-note">
          <FormattedMessage id="portal.survey.text" />
        </span>
      </span>
    </OutwardLink>
  );
}
