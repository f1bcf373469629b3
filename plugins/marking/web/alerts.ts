import { hasToken, platformLink } from 'edutech/core/web/platform-link';

/** 阅卷平台: the marking platform of the deployment. */
export const openMarking = platformLink({
  plugin: 'marking',
  option: 'markingPlatformUrl',
  needs: { is: hasToken, otherwise: 'marking.alert.noToken' },
  noAddress: 'marking.alert.noMarkingAddress',
});
