import { useIntl } from 'react-intl';
import { useDeployment } from 'edutech/core/web/hooks';
import type { OfferedPlatform } from '../../model/outside/outside-platform';
import { routes } from '../../routes';

/** A platform as people read of it. */
export interface NamedPlatform extends Pick<OfferedPlatform, 'id' | 'openTo'> {
  readonly title: string;
}

/** The platforms outside that the city has connected, named in the reader's language. */
export function usePlatforms(): readonly NamedPlatform[] {
  const { locale } = useIntl();
  const offered = (useDeployment().option('account', 'outsidePlatforms') ?? []) as readonly OfferedPlatform[];
  return offered.map(({ id, name, nameEn, openTo }) => ({ id, openTo, title: locale === 'en' ? nameEn : name }));
}

/** The page that leads on to one. */
export const leadTo = (platform: string): string => routes.outside.to({ platform });
