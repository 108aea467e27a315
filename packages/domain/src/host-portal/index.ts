export { portalMessages } from './portal-messages.ts';
export { eventFormActions } from './event-form-actions.ts';
export { salesColumns, type SalesColumn } from './sales-columns.ts';
export {
  ticketCounts,
  totalTicketCount,
  type CountedGender,
  type TicketCount,
} from './ticket-counts.ts';
export { portalTab, type PortalTab } from './portal-tab.ts';
export { hostPortalServerMessages } from './server-messages.ts';
export { filteredGuests, NO_GUEST_FILTER, type GuestFilter } from './guest-filter.ts';
export { guestGenderLabel, guestGenderLine } from './guest-gender.ts';
export { guestListCsv } from './guest-list-csv.ts';
export { managerMessages } from './manager-messages.ts';
export { nameList } from './name-list.ts';
export { placesLeftLine } from './places-left-line.ts';
export { roundTimes } from './round-times.ts';
export { signupAction } from './signup-action.ts';
export { statusNotice } from './status-notice.ts';
export { MOST_INVITED_USERS, userIdsIn } from './user-ids.ts';
