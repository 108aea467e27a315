import { limits } from '../limits.ts';
import { formatPeriod, parsePeriod } from '../membership/period.ts';

const { min, max } = limits.freePeriodCount;

/**
 * The texts of the user page and its dialogs. Those of admin §2 and §5 are documented, the others are ours. The
 * texts of toasts are in `adminMessages` and `membershipMessages`.
 */
export const userPageMessages = {
  loading: 'Loading the user',
  recommendations: 'View Match Recommendations',
  queue: 'Queue upcoming match',
  feedback: 'Add feedback',
  shortcuts: 'User',
  copyLink: 'Copy link',
  aiCompatibility: 'AI compatibility',
  missing: 'N/A',
  facts: {
    livesIn: 'Lives in',
    occupation: 'Occupation',
    education: 'Education',
    height: 'Height',
    religion: 'Religion',
    politics: 'Politics',
    starSign: 'Star sign',
    pronoun: 'Pronoun',
    dreamDate: 'A dream date',
    gratefulFor: 'Grateful for',
    noBio: 'No bio yet',
  },
  adminsOnly: {
    title: 'Seen by admins only',
    hNum: 'hNum',
    update: 'Update User',
    id: 'ID',
    username: 'Username',
    email: 'Email',
    phone: 'Phone',
    card: 'Card',
    cardSaved: 'Saved',
    cardMissing: 'Not saved',
    application: 'Application',
    applicationCompleted: 'Completed',
    applicationOpen: 'Not completed',
    instagram: 'Instagram',
    gender: 'Gender',
    lookingFor: 'Looking for',
    points: 'Points',
  },
  account: {
    label: 'Account type',
    ignored: 'Ignore',
    change: 'Change account type',
    confirm: 'Change account type?',
    text: (name: string) =>
      `The account of ${name} is no longer flagged 'ignore': members see ${name} like any other member.`,
  },
  photos: {
    label: (name: string) => `Photos of ${name}, as admins see them`,
    show: (position: number, total: number) => `Show photo ${position} of ${total}`,
    pending: 'Pending',
    rejected: 'Rejected',
    approve: 'Approve',
    approveThis: 'Approve this photo',
    approved: (name: string) => `The photo of ${name} is approved`,
    reject: 'Reject this photo',
    hasRejected: (name: string) => `The photo of ${name} is rejected`,
    reason: 'Reason',
    reasonHelp: 'Shown to the member over the photo',
  },
  subscription: {
    title: 'Subscription Details',
    status: 'Status',
    amount: 'Amount',
    nextChargeAt: 'Next charge at',
    group: 'Subscriptions',
    pause: 'Pause Subscription',
    resume: 'Resume',
    addFreeMonths: 'Add Free Months',
    preventRenewal: 'Prevent Sub Renewal',
    preventRenewalText: (name: string) =>
      `The subscription of ${name} runs to its end and does not renew.`,
  },
  freeMonths: {
    title: 'Add Free Months',
    value: 'Value',
    range: `${min} to ${max}`,
    outOfRange: `Choose a number from ${min} to ${max}`,
    unit: 'Unit',
    reason: 'Reason',
    /** @param duration as the request has it, whose unit is always in the plural */
    submit: (duration: string) => {
      const period = parsePeriod(duration);
      return `Add ${period === null ? duration : formatPeriod(period)}`;
    },
  },
  deletion: {
    action: 'Delete User',
    confirm: 'Delete user (not reversible)?',
    text: (name: string, id: number) => `${name}, ${id}`,
  },
  recommendationList: {
    title: 'Match Recommendations',
    label: (name: string) => `Match recommendations of ${name}`,
    first: 'First',
    second: 'Second',
    purpose: 'Purpose',
    flagsHead: 'Flags',
    flags: {
      visible: 'Visible',
      revealed: 'Revealed',
      accepted: 'Accepted',
      declined: 'Declined',
      matched: 'Matched',
    },
    flagLabel: (flag: string, isSet: boolean) => `${flag}: ${isSet ? 'yes' : 'no'}`,
    noFlags: 'None of the five flags',
    created: 'Created',
    expires: 'Expires',
    none: 'No recommendations yet',
  },
  queueList: {
    label: 'Active users to match',
    add: 'Add',
    addOne: (name: string) => `Add ${name}`,
  },
  proposal: {
    title: 'Set Match Proposal',
    date: 'Activation date (optional)',
    withoutDate: 'Without one, it appears on the next match day.',
    withDate: 'The match appears on this day.',
    removeDate: 'Remove the date',
  },
  feedbackList: {
    title: 'Match feedback',
    list: (name: string) => `Feedback on the matches of ${name}`,
    text: 'Add feedback',
    add: 'Add feedback',
    none: 'No feedback yet',
  },
} as const;
