export { ApplyingInvitation } from './InviteRedirect/ApplyingInvitation.tsx';
export type { Invite } from './InvitePanel/InvitePanel.tsx';
export { InviteRedirect } from './InviteRedirect/InviteRedirect.tsx';
export { ReferralCodeDialog } from './ReferralCodeDialog/ReferralCodeDialog.tsx';
