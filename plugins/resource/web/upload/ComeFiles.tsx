import { IconButton } from 'edutech/core/ui/IconButton';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { sizeText } from 'edutech/core/ui/rules/length';
import { useText } from 'edutech/core/web/hooks';
import { markOf } from './desk/desk';
import { FileFields, type FieldsProps } from './fields/FileFields';

/** Files that came in an earlier visit and are no resource yet: they wait where they were left. */
export function ComeFiles(props: FieldsProps) {
  const t = useText();
  const { desk } = props;
  if (desk.left.length === 0) return null;
  return (
    <ul className="upload-queue" aria-label={t('resource.upload.left')}>
      {desk.left.map((file) => (
        <li key={markOf(file)} className="upload-row pad-y-2" data-state="ready">
          <Icon name="Checkmark" />
          <span className="shrink">
            <b className="clip1 medium">{file.name}</b>
            {file.folder && <small className="clip1 note">{file.folder}</small>}
          </span>
          <span className="upload-state num t-13">
            {t('resource.upload.leftState', { size: sizeText(file.bytes) })}
          </span>
          <span className="upload-acts">
            <IconButton
              icon="Dismiss"
              label={t('resource.upload.forget', { name: file.name })}
              onClick={() => desk.clear([file])}
            />
          </span>
          <div className="across">
            <FileFields {...props} file={file} />
          </div>
        </li>
      ))}
    </ul>
  );
}
