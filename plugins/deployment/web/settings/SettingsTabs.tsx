import { Tabs } from 'edutech/core/ui/navigation/Tabs';
import { useCan } from 'edutech/core/ui/Can';
import { useDeployment, useText } from 'edutech/core/web/hooks';
import { routes } from '../../routes';

/** What is changed here, and what lies in the server's file, for who runs the deployment. */
export function SettingsTabs({
  current,
}: {
  readonly current: 'settings' | 'mail' | 'messages' | 'assistant' | 'signOn' | 'serverFile';
}) {
  const t = useText();
  const runsIt = useCan(['deployment_admin.settings']);
  const { isOn } = useDeployment();
  if (!runsIt) return null;
  return (
    <Tabs
      label={t('deployment.settings.title')}
      current={current}
      items={[
        { id: 'settings', label: t('deployment.change.tab'), to: routes.settings.to() },
        { id: 'mail', label: t('deployment.mail.title'), to: routes.mail.to() },
        ...(isOn('messages')
          ? [{ id: 'messages' as const, label: t('deployment.messages.title'), to: routes.messages.to() }]
          : []),
        ...(isOn('assistant')
          ? [{ id: 'assistant' as const, label: t('deployment.assistant.title'), to: routes.assistant.to() }]
          : []),
        ...(isOn('account')
          ? [{ id: 'signOn' as const, label: t('deployment.signOn.title'), to: routes.signOn.to() }]
          : []),
        { id: 'serverFile', label: t('deployment.serverFile.title'), to: routes.serverFile.to() },
      ]}
    />
  );
}
