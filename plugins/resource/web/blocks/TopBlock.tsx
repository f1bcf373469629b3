import { CoverCards } from 'edutech/core/ui/cards/CoverCard';
import { MoreLink, Section } from 'edutech/core/ui/Section';
import { useText } from 'edutech/core/web/hooks';
import type { Resource } from '../../api/records';
import { shelves } from '../shared/addresses';
import { ResourceCard } from '../shared/cards/ResourceCard';

interface TopBlockProps {
  readonly by: 'newest' | 'used';
  readonly resources: readonly Resource[];
}

/** Some public resources, on the portal's home; nothing where there are none. */
export function TopBlock({ by, resources }: TopBlockProps) {
  const t = useText();
  if (resources.length === 0) return null;
  return (
    <div className="wrap">
      <Section
        title={t(`resource.block.${by}`)}
        note={t(`resource.block.${by}.note`)}
        end={
          <MoreLink to={by === 'used' ? `${shelves.visitors.list}?sort=used` : shelves.visitors.list}>
            {t('resource.block.all')}
          </MoreLink>
        }
      >
        <CoverCards row>
          {resources.map((resource) => (
            <ResourceCard key={resource.id} resource={resource} shelf="visitors" />
          ))}
        </CoverCards>
      </Section>
    </div>
  );
}
