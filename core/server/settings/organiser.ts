import type { Language } from '../../common/languages';
import type { Texts } from '../texts';
import type { Settings } from './settings';

/** Who runs the platform: as the city says, else its education bureau. */
export function organiserOf(settings: Settings, texts: Texts, language: Language): string {
  const [organiser, city] =
    language === 'en' ? [settings.organiserEn, settings.cityNameEn] : [settings.organiser, settings.cityName];
  return organiser || texts.say(language, 'core.bureau', { city });
}
