import { useRevalidator } from 'react-router';
import { useMessages } from '../../../web/hooks';

/** How long something can be undone (screens.md section 0). */
export const undoMilliseconds = 10_000;

/**
 * Shows that something was done and offers undo for 10 s, instead of "are you sure": `const say = useUndo();
 * say('organisation.people.frozen', { count }, () => call(thawPeople, …))`. The page's data is loaded again afterwards,
 * and after the undo.
 */
export function useUndo() {
  const messages = useMessages();
  const revalidator = useRevalidator();
  return (text: string, values: Readonly<Record<string, string | number>>, undo?: () => Promise<unknown>) => {
    void revalidator.revalidate();
    messages.show(text, {
      tone: 'success',
      values,
      ...(undo && {
        milliseconds: undoMilliseconds,
        undo: () => {
          void undo().then(
            () => {
              messages.show('core.ui.undone', { tone: 'success' });
              return revalidator.revalidate();
            },
            () => undefined, // the call has shown the error
          );
        },
      }),
    });
  };
}
