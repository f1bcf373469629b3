import { hasUser, platformLink } from 'edutech/core/web/platform-link';

/** 精品资源: the boutique platform for the signed-in user. */
export const openBoutiqueResource = platformLink({
  plugin: 'resource',
  option: 'boutiqueResourceUrl',
  needs: { is: hasUser, otherwise: 'resource.alert.noUser' },
  noAddress: 'resource.alert.noBoutiqueAddress',
});
