import type { XmlElement } from '../../xml/xml-tree';

/** Turns what is inside an element into LaTeX. */
export type Walk = (element: XmlElement | undefined) => string;
