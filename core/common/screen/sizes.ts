// Sizes of the specification (portal.md section 9). CSS pixels unless stated otherwise. The height of videos is in
// core/ui/styles/parts/media/viewer.css, that of the editor in core/ui/styles/parts/editor.css.

/** Page of an exported PDF, in points: A4 upright. */
export const pdfPage = { width: 595.28, height: 841.89 } as const;
