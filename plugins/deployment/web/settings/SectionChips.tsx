import { Chip } from 'edutech/core/ui/Chip';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { ChangeableSetting } from '../../api';
import { routes } from '../../routes';
import type { Data } from './values/setting-values';
import type { Section } from './values/sections';

interface SectionChipsProps {
  readonly sections: readonly Section[];
  readonly current: Section | null;
  readonly place: Data['place'];
  readonly changed: readonly ChangeableSetting[];
}

/** The sections of settings, each with how many of its values are changed and not saved. */
export function SectionChips({ sections, current, place, changed }: SectionChipsProps) {
  const t = useText();
  const at = place.schoolId ? { school: place.schoolId } : place.countyId ? { county: place.countyId } : {};
  return (
    <Row as="nav" className="scrolls-x" aria-label={t('deployment.change.sections')}>
      {sections.map((section) => {
        const count = changed.filter((one) => one.section === section).length;
        return (
          <Chip key={section} selected={section === current} to={routes.settings.to({ ...at, section })}>
            {t(`deployment.change.section.${section}`)}
            {count > 0 && <b className="num ink-due">{count}</b>}
          </Chip>
        );
      })}
    </Row>
  );
}
