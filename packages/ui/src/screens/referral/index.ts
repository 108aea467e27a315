export { InvitePanel, type Invite, type InvitePanelProps } from './InvitePanel/InvitePanel.tsx';
export { InviteRedirect, type InviteRedirectProps } from './InviteRedirect/InviteRedirect.tsx';
export {
  ReferralCodeDialog,
  type ReferralCodeDialogProps,
} from './ReferralCodeDialog/ReferralCodeDialog.tsx';
