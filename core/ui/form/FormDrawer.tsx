import { Dialog, DialogBody, DialogContent, DialogSurface, DialogTitle } from '@fluentui/react-components';
import type { FormEvent, ReactNode } from 'react';
import { useDialogs, useText } from '../../web/hooks';
import { Button } from '../Button';
import { ErrorText } from '../states/ErrorState';
import { SaveState } from '../states/SaveState';
import { ConflictView, type ConflictField } from './saving/ConflictView';
import { SideDrawer } from './SideDrawer';
import { useFocusBack } from './use-focus-back';
import type { Form } from './use-form';
import { askToLeave } from './saving/use-unsaved-guard';

interface FormFrameProps<Values> {
  readonly title: ReactNode;
  readonly form: Form<Values>;
  readonly onClose: () => void;
  /** Words of the primary button; default: save. */
  readonly submit?: ReactNode;
  /** What two versions are compared by, when somebody else has changed the same; needed where values carry a version. */
  readonly compare?: readonly ConflictField<Values>[];
  /** At the start of the footer: secondary actions on the edited thing. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** Closing asks once where something is typed. */
function useClosing<Values>({ form, onClose }: FormFrameProps<Values>) {
  const dialogs = useDialogs();
  return async () => {
    if (form.holdsUnsaved() && !(await askToLeave(dialogs))) return;
    form.reset();
    onClose();
  };
}

/** Edits one thing beside its list: an overlay at the end of the page, whose foot holds the only primary button. */
export function FormDrawer<Values extends object>(props: FormFrameProps<Values>) {
  const close = useClosing(props);
  return (
    <SideDrawer title={props.title} onClose={() => void close()}>
      <FormBody {...props} close={() => void close()} />
    </SideDrawer>
  );
}

/** Asks for a few values over the page. */
export function FormDialog<Values extends object>(props: FormFrameProps<Values>) {
  const close = useClosing(props);
  useFocusBack();
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && void close()}>
      <DialogSurface className="form-dialog">
        <DialogBody>
          <DialogTitle>{props.title}</DialogTitle>
          <DialogContent className="form-dialog-content">
            <FormBody {...props} close={() => void close()} />
          </DialogContent>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

function FormBody<Values extends object>(props: FormFrameProps<Values> & { readonly close: () => void }) {
  const t = useText();
  const { form, submit, compare = [], foot, children, close } = props;
  const send = (event: FormEvent) => {
    event.preventDefault();
    // for React a dialog opened from another form is inside that form, which would be submitted too
    event.stopPropagation();
    void form.submit();
  };
  if (form.conflict) {
    return (
      <div className="form-body">
        <ConflictView
          conflict={form.conflict}
          fields={compare}
          busy={form.saving?.state === 'saving'}
          resolve={form.resolve}
        />
      </div>
    );
  }
  return (
    <form className="form" onSubmit={send} noValidate>
      <div className="form-body">
        {form.error !== null && (
          <p className="pad-y-2 pad-x-3 round tint-late ink-late above-2 below-2" role="alert">
            <ErrorText error={form.error} />
          </p>
        )}
        <div className="form-fields">{children}</div>
      </div>
      <footer className="form-foot lined-top pad-t-3">
        {foot}
        {form.saving && <SaveState saving={form.saving} />}
        <Button className="form-cancel" onClick={close}>
          {t('core.ui.form.cancel')}
        </Button>
        <Button look="primary" type="submit" busy={form.saving?.state === 'saving'}>
          {submit ?? t('core.ui.form.save')}
        </Button>
      </footer>
    </form>
  );
}
