import { categoryName } from 'edutech/core/common/permissions/people';
import { useServices } from 'edutech/core/web/hooks';
import { doorsFor, type Door } from '../../model/doors';
import { isManaging, isTeaching } from '../../model/entries';

/** The doors for who looks at the portal; read within a component that follows signals. */
export function useDoors(): readonly Door[] {
  const { session, deployment } = useServices();
  const user = session.user.value;
  return doorsFor({
    category: user && categoryName(user.category),
    teaches: isTeaching(user),
    manages: isManaging(user, String(deployment.option('portal', 'managementUserCode'))),
    isOn: deployment.isOn,
    hasManagement: deployment.option('portal', 'managementUrl') !== '',
  });
}
