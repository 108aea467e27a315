import type { WaitlistUser } from '@perigee/api';
import {
  adminWaitlistMessages,
  FOUNDING_MEMBER,
  H_NUMBERS,
  isFoundingMember,
  type WaitlistDraft,
} from '@perigee/domain/admin';
import { WAITLIST_STATUS_LABELS, type WaitlistStatus } from '@perigee/domain/waitlist';
import type { Shortcut } from '../../components/KeyboardShortcuts/shortcut.ts';

const texts = adminWaitlistMessages;

/** The letter of each decision. */
export const DECISION_KEYS: Readonly<Partial<Record<WaitlistStatus, string>>> = {
  yes: 'y',
  'pre-approved': 'p',
  'database-pending': 'd',
  'database-approved': 'a',
  'user-declined': 'u',
  no: 'n',
  maybe: 'm',
};

export const FOUNDING_KEY = 'f';
export const SKIP_KEY = 's';

/** The digit of an H number: 1 to 9, and 0 for 10. */
const keyOfHNum = (hNum: number) => String(hNum % 10);

interface DecisionKeysOptions {
  decisions: readonly WaitlistStatus[];
  /** The applicant whom the keys are about, and their draft; null for none. */
  subject: () => { applicant: WaitlistUser; draft: WaitlistDraft } | null;
  onChange: (applicant: WaitlistUser, fields: WaitlistDraft) => void;
}

/** The keys that choose, and take back, what is decided about an applicant. They send nothing. */
export function decisionShortcuts({
  decisions,
  subject,
  onChange,
}: DecisionKeysOptions): readonly Shortcut[] {
  const press =
    (fieldsOf: (draft: WaitlistDraft, applicant: WaitlistUser) => WaitlistDraft | null) => () => {
      const found = subject();
      const fields = found && fieldsOf(found.draft, found.applicant);
      if (found !== null && fields !== null) onChange(found.applicant, fields);
    };
  return [
    ...decisions.flatMap((status) => {
      const keys = DECISION_KEYS[status];
      if (keys === undefined) return [];
      const onPress = press(({ waitlistStatus }) => ({
        waitlistStatus: waitlistStatus === status ? undefined : status,
      }));
      return [{ keys, label: WAITLIST_STATUS_LABELS[status], onPress }];
    }),
    ...H_NUMBERS.map((number) => ({
      keys: keyOfHNum(number),
      label: texts.keys.hNum(number),
      onPress: press(({ hNum }) => ({ hNum: hNum === number ? undefined : number })),
    })),
    {
      keys: FOUNDING_KEY,
      label: texts.foundingMember,
      onPress: press(({ membershipType }, applicant) => {
        if (isFoundingMember(applicant, {})) return null;
        return { membershipType: membershipType === undefined ? FOUNDING_MEMBER : undefined };
      }),
    },
  ];
}
