import { invalid } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { ShownChannel } from './channels.queries';

/** The names without spaces around them; refuses none, and the name of another channel. */
export function namesIn(
  input: { readonly typeId?: Id; readonly name: string; readonly nameEn: string },
  channels: readonly ShownChannel[],
) {
  const names = { name: input.name.trim(), nameEn: input.nameEn.trim() };
  if (names.name === '' || names.nameEn === '') throw invalid('news.error.noName');
  const same = channels.find(({ typeId, name }) => name === names.name && typeId !== input.typeId);
  if (same) throw invalid('news.error.sameChannel', { name: names.name });
  return names;
}
