import { useSignals } from '@preact/signals-react/runtime';
import { categoryName } from 'edutech/core/common/permissions/people';
import { Button } from 'edutech/core/ui/Button';
import { useServices, useText } from 'edutech/core/web/hooks';
import { showsOwnEntries } from '../../model/own-entries';
import { allLessonsPath, myLessonsPath, watchedPath } from '../shared/addresses';

/**
 * 我的课程 and 资源管理: without the city's permission they say 暂无权限 (portal.md section 5). For those who teach also what
 * their classes watched.
 */
export function OwnEntries() {
  const t = useText();
  useSignals();
  const { session, permissions, navigation, messages } = useServices();
  const user = session.user.value;
  if (!user || !showsOwnEntries(user)) return null;
  const open = (path: string) => () => {
    if (permissions.has('air_class_city')) navigation.go(path);
    else messages.show('air.alert.noPermission', { tone: 'warning' });
  };
  return (
    <>
      <Button look="quiet" icon="Document" onClick={open(myLessonsPath)}>
        {t('air.mine.title')}
      </Button>
      <Button look="quiet" icon="Folder" onClick={open(allLessonsPath)}>
        {t('air.manage.title')}
      </Button>
      {categoryName(user.category) === 'teacher' && (
        <Button look="quiet" icon="People" to={watchedPath}>
          {t('air.report.title')}
        </Button>
      )}
    </>
  );
}
