import { hasToken, platformLink } from 'edutech/core/web/platform-link';

/** 录播: the recording platform of the deployment. */
export const openRecording = platformLink({
  plugin: 'live',
  option: 'recordPlatformUrl',
  needs: { is: hasToken, otherwise: 'live.alert.noToken' },
  noAddress: 'live.alert.noRecordAddress',
});
