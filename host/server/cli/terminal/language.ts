import type { Language } from 'edutech/core/common/languages';

/** Chinese where the terminal speaks it, else English. */
export const languageOfTerminal = ({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Language =>
  (LC_ALL || LC_MESSAGES || LANG || '').toLowerCase().startsWith('zh') ? 'zh-CN' : 'en';
