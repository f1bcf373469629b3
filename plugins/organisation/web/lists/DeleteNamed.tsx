import type { Endpoint, InputOf } from 'edutech/core/common/endpoint';
import { TypedConfirm } from 'edutech/core/ui/form/TypedConfirm';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { useCall, useText } from 'edutech/core/web/hooks';

interface DeleteNamedProps<E extends Endpoint> {
  /** `schools`: the list's part of the messages. */
  readonly list: 'schools' | 'classes' | 'terms';
  readonly thing: { readonly id: string; readonly name: string };
  readonly endpoint: E;
  readonly onClose: () => void;
}

/** Asks for the name of a school, class or school year before it is deleted for good. */
export function DeleteNamed<E extends Endpoint>({ list, thing, endpoint, onClose }: DeleteNamedProps<E>) {
  const t = useText();
  const call = useCall();
  const say = useUndo();
  return (
    <TypedConfirm
      title={t(`organisation.${list}.deleteTitle`)}
      name={thing.name}
      act={t('organisation.delete')}
      onConfirm={async () => {
        await call(endpoint, { id: thing.id } as unknown as InputOf<E>, { quiet: true });
        say('organisation.deleted', { name: thing.name });
      }}
      onClose={onClose}
    >
      <p>{t(`organisation.${list}.deleteText`)}</p>
    </TypedConfirm>
  );
}
