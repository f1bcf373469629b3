import { useDeployment, useText } from 'edutech/core/web/hooks';
import { ContentLink } from 'edutech/core/ui/navigation/ContentLink';

/** The way to the survey of a hundred questions, where the city has set its address. */
export function SurveyRow() {
  const t = useText();
  const address = String(useDeployment().option('portal', 'surveyUrl'));
  if (!address) return null;
  return (
    <ContentLink sign to={address} className="row portal-survey ruled-top">
      <span className="row-main">
        <span className="row-title">{t('portal.survey.title')}</span>
        <span className="row-note">{t('portal.survey.text')}</span>
      </span>
    </ContentLink>
  );
}
