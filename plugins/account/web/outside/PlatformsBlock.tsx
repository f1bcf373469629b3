import { Panel } from 'edutech/core/ui/Card';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { BlockModule } from 'edutech/core/web/plugin';
import { leadTo, usePlatforms } from './platforms';

/**
 * The ways to platforms outside that are open to who looks at this home. Each is a plain link to the page that leads on,
 * in a new tab: no browser takes it for a pop-up, and the tab says what goes on while the other platform is asked.
 */
export const Block: BlockModule['Block'] = ({ block }) => {
  const t = useText();
  const audience = block.place === 'student.home' ? 'student' : 'teacher';
  const platforms = usePlatforms().filter(({ openTo }) => openTo.includes(audience));
  if (platforms.length === 0) return null;
  return (
    <Panel title={t('account.outside.block')}>
      <Stack as="ul" className="account-platforms pad-b-2" gap={0}>
        {platforms.map(({ id, title }) => (
          <li key={id}>
            <a className="pad-x-4 high" href={leadTo(id)} target="_blank" rel="noopener">
              <span>{title}</span>
              <Icon name="Open" size={16} />
              <span className="visually-hidden">{t('account.outside.newTab')}</span>
            </a>
          </li>
        ))}
      </Stack>
    </Panel>
  );
};
