import { useSignals } from '@preact/signals-react/runtime';
import { FormattedMessage } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { useServices } from 'edutech/core/web/hooks';
import { showsOwnEntries } from '../../model/own-entries';
import { allLessonsPath, myLessonsPath } from '../shared/addresses';

/** 我的课程 and 资源管理: without the city's permission they say 暂无权限 (portal.md section 5). */
export function OwnEntries() {
  useSignals();
  const { session, permissions, navigation, messages } = useServices();
  if (!showsOwnEntries(session.user.value)) return null;
  const open = (path: string) => () => {
    if (permissions.has('air_class_city')) navigation.go(path);
    else messages.show('air.alert.noPermission', { tone: 'warning' });
  };
  return (
    <span className="air-own">
      <Button look="quiet" icon="Document" onClick={open(myLessonsPath)}>
        <FormattedMessage id="air.mine.title" />
      </Button>
      <Button look="quiet" icon="Folder" onClick={open(allLessonsPath)}>
        <FormattedMessage id="air.manage.title" />
      </Button>
    </span>
  );
}
