import { Glyph } from './Icon';
import { fallbackModuleIcon, moduleIcons } from './module-icons';

/** The icon that a manifest names for its module; an unknown name gets a puzzle piece. */
export function ModuleIcon({ name, size }: { name: string; size?: 16 | 20 | 24 }) {
  return <Glyph path={moduleIcons[name] ?? fallbackModuleIcon} size={size} />;
}
