import { Fragment } from 'react';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { useText } from 'edutech/core/web/hooks';
import { type PlanContent, type Section, sections } from '../../../model/plan/document';

/** A plan to be read and printed; sections that nobody has written are left out. */
export function PlanReading({ content }: { readonly content: PlanContent }) {
  const t = useText();
  const at = sections.indexOf('board');
  const written = (section: Section) =>
    content.sections[section].trim() !== '' && (
      <section key={section}>
        <h3 className="t-strong">{t(`prepare.section.${section}`)}</h3>
        <p className="lines">
          <CityWords>{content.sections[section]}</CityWords>
        </p>
      </section>
    );
  return (
    <Stack as="article" gap={4}>
      <h2 className="t-20 strong center">
        <CityWords>{content.title}</CityWords>
      </h2>
      {sections.slice(0, at).map(written)}
      <section>
        <h3 className="t-strong">{t('prepare.section.phases')}</h3>
        <Stack as="ol" gap={3}>
          {content.phases.map(({ id, name, teacher, student, intent, minutes }) => (
            <li key={id}>
              <b>
                <CityWords>{name}</CityWords>
              </b>{' '}
              <small className="fine">{t('prepare.minutes', { minutes })}</small>
              <dl className="prepare-reading-phase t-14">
                {Object.entries({ teacher, student, intent }).map(
                  ([column, text]) =>
                    text.trim() !== '' && (
                      <Fragment key={column}>
                        <dt className="soft t-13">{t(`prepare.column.${column}`)}</dt>
                        <dd className="lines">
                          <CityWords>{text}</CityWords>
                        </dd>
                      </Fragment>
                    ),
                )}
              </dl>
            </li>
          ))}
        </Stack>
      </section>
      {sections.slice(at).map(written)}
    </Stack>
  );
}
