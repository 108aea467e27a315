export {
  MembershipDialog,
  type MembershipDialogProps,
} from './MembershipDialog/MembershipDialog.tsx';
