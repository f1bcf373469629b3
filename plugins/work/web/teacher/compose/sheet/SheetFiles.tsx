import { Icon } from 'edutech/core/ui/icons/Icon';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import { useDesk } from '../desk/desk-context';

/** Files beside the sheet, in their order. */
export function SheetFiles({ names }: { readonly names: Readonly<Record<string, string>> }) {
  const t = useText();
  const { sheet, isLocked } = useDesk();
  const { files } = sheet.values;
  if (files.length === 0) return null;
  return (
    <Row as="ul" align="stretch" wrap className="work-paper-files above-4 t-13" aria-label={t('work.sheet.files')}>
      {files.map((fileId) => {
        const name = names[fileId] ?? t('work.sheet.file');
        return (
          <Row as="li" gap={1} className="round within" key={fileId}>
            <Icon name="Attach" size={16} />
            <span className="clip1">{name}</span>
            {!isLocked && (
              <IconButton
                icon="Dismiss"
                label={t('work.sheet.fileRemove', { name })}
                onClick={() =>
                  sheet.act((values) => ({ ...values, files: values.files.filter((one) => one !== fileId) }))
                }
              />
            )}
          </Row>
        );
      })}
    </Row>
  );
}
