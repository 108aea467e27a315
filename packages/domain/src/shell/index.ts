export { HEADER_SOLID_AFTER_PX } from './header.ts';
export { navigationLabels } from './messages.ts';
export {
  accountEntries,
  firstInvitation,
  headerLinks,
  type AccountEntryId,
  type NavigationEntry,
} from './navigation.ts';
