import { FormattedMessage } from 'react-intl';
import { useDeployment } from 'edutech/core/web/hooks';
import { ContentLink } from 'edutech/core/ui/navigation/ContentLink';

/** The way to the survey of a hundred questions, where the city has set its address. */
export function SurveyRow() {
  const address = String(useDeployment().option('portal', 'surveyUrl'));
  if (!address) return null;
  return (
    <ContentLink sign to={address} className="row portal-survey">
      <span className="row-main">
        <span className="row-title">
          <FormattedMessage id="portal.survey.title" />
        </span>
        <span className="row-note">
          <FormattedMessage id="portal.survey.text" />
        </span>
      </span>
    </ContentLink>
  );
}
