import { type Access, type Holder, isAllowed } from 'edutech/core/common/permissions/access';
import { bankSources, type BankSource } from 'edutech/core/common/teaching/sources';
import { canBeShared, isOpenToChange } from 'edutech/plugins/library/kit/common/sharing';

const codes = ['questionbank_tea', 'questionbank_school_tea', 'questionbank_common_tea'] as const;
const ofTeachers = ['questionbank_tea', 'questionbank_school_tea'] as const;

/** Teachers with any one of the three banks (teaching.md section 6). */
export const teachersOfBanks = { anyOf: codes, types: ['teacher'] } as const satisfies Access;
export const adders = { anyOf: ofTeachers, action: 'add', types: ['teacher'] } as const satisfies Access;
export const importers = { anyOf: ofTeachers, action: 'batch_import', types: ['teacher'] } as const satisfies Access;
export const removers = { anyOf: ofTeachers, action: 'delete', types: ['teacher'] } as const satisfies Access;
export const basketKeepers = { anyOf: codes, action: 'basket', types: ['teacher'] } as const satisfies Access;
export const analysts = { anyOf: codes, action: 'analysis', types: ['teacher'] } as const satisfies Access;
/** Who may play explanations, and who may record them. */
export const listeners = { anyOf: codes, action: 'explanation_read', types: ['teacher'] } as const satisfies Access;
export const explainers = { anyOf: codes, action: 'explanation_record', types: ['teacher'] } as const satisfies Access;
export const sharers = {
  anyOf: ['questionbank_tea', 'questionbank_common_tea'],
  action: 'add_to_school_bank',
  types: ['teacher'],
} as const satisfies Access;
/** Who approves questions for the school's and the public bank. */
export const reviewers = { permission: 'question_review' } as const satisfies Access;

const codeOf: Readonly<Record<BankSource, (typeof codes)[number]>> = {
  [bankSources.personal]: 'questionbank_tea',
  [bankSources.school]: 'questionbank_school_tea',
  [bankSources.public]: 'questionbank_common_tea',
};

/** Whether the actor may open a bank. */
export const opensBank = (holder: Holder, source: BankSource): boolean =>
  isAllowed({ permission: codeOf[source], strict: false, types: ['teacher'] }, holder) ||
  isAllowed({ permission: codeOf[source], types: ['teacher'] }, holder);

const may = (holder: Holder, source: BankSource, action: string): boolean =>
  isAllowed({ permission: codeOf[source], action, types: ['teacher'] }, holder);

/** The state of a question for a person. */
export interface Standing {
  readonly source: BankSource;
  /** How far it is asked to be shared by a review that waits. */
  readonly wanted: BankSource | null;
  readonly isOwn: boolean;
  readonly isRemoved: boolean;
  /** It arose in a school, so there is one to share it with. */
  readonly hasSchool: boolean;
}

/** What somebody may do with a question that he may read: what buttons show. Each call decides again. */
export interface Rights {
  readonly edit: boolean;
  readonly remove: boolean;
  readonly restore: boolean;
  readonly fork: boolean;
  readonly analysis: boolean;
  readonly basket: boolean;
  /** Spoken explanations: to hear them, and to add one. */
  readonly hear: boolean;
  readonly explain: boolean;
  readonly shareToSchool: boolean;
  readonly shareToPublic: boolean;
  readonly withdraw: boolean;
}

export function rightsOn(holder: Holder, standing: Standing): Rights {
  const { source, isOwn, isRemoved, hasSchool } = standing;
  const isThere = !isRemoved;
  const shares = isThere && may(holder, bankSources.personal, 'add_to_school_bank');
  const shared = { seen: source, wanted: standing.wanted };
  const opensToAll = canBeShared(shared, bankSources.public);
  return {
    edit: isThere && isOwn && isOpenToChange(shared) && may(holder, bankSources.personal, 'edit'),
    // what everybody may stand on is taken back first
    remove: isThere && isOwn && source !== bankSources.public && may(holder, source, 'delete'),
    restore: isRemoved && isOwn && may(holder, bankSources.personal, 'delete'),
    fork: isThere && isAllowed(adders, holder),
    analysis: isOwn || may(holder, source, 'analysis'),
    basket: isThere && may(holder, source, 'basket'),
    hear: isAllowed(listeners, holder),
    explain: isThere && isAllowed(explainers, holder),
    shareToSchool: isOwn
      ? shares && hasSchool && canBeShared(shared, bankSources.school)
      : isThere && source === bankSources.public && may(holder, source, 'add_to_school_bank'),
    shareToPublic: isOwn && shares && opensToAll,
    withdraw: isOwn && shares && !isOpenToChange(shared),
  };
}
