import { conversionStates } from 'edutech/plugins/media/kit/common/conversion-states';

export type ViewState = 'viewable' | 'converting' | 'failed';

interface Converted {
  readonly status: number;
  readonly officeOnlineUrl?: string;
}

/** Status 1 or an office preview address means viewable; 3 converting; otherwise conversion failed (portal.md section 4). */
export function stateOf({ status, officeOnlineUrl = '' }: Converted): ViewState {
  if (status === conversionStates.ready || officeOnlineUrl) return 'viewable';
  return status === conversionStates.converting ? 'converting' : 'failed';
}
