/** 260703001 → 260 703 001: as people read such a number out. */
export const inGroups = (admission: string): string => admission.replaceAll(/(\d{3})(?=\d)/g, '$1 ');
