/** Kinds of conversions: the names of their recipes without the version. */
export const conversionKinds = ['video', 'audio', 'office', 'pdf', 'picture'] as const;
export type ConversionKind = (typeof conversionKinds)[number];

/** States of a conversion, as administrators know them. */
export const conversionStateNames = ['converting', 'failed', 'ready'] as const;
