/** Groups of texts that every page needs: titles that manifests name, and the words of core and of the shell. */
export const textsOfEveryPage: readonly string[] = ['manifest', 'core', 'host'];

/** What a page or block of a plugin needs besides: the words of the kit it is built of (core/ui/messages), and its own. */
export const textsOfPlugin = (id: string): readonly string[] => ['kit', id];

/** What the help of a plugin's pages needs: the words of help (`help/` of plugins), and those of the controls it names. */
export const textsOfHelp = (id: string): readonly string[] => [...textsOfPlugin(id), 'help'];
