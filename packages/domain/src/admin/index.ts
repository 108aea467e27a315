export { birthdatesOfAges } from './birthdates-of-ages.ts';
export { averageDistance, distanceText } from './distance.ts';
export { nextMatchDay, queuedMatchProblem } from './match-day.ts';
export { adminMessages } from './messages.ts';
export { missingProfileFields } from './missing-profile-fields.ts';
export { photoDecisionProblem } from './photo-decision.ts';
export { missingPrompt, type PromptTemplate } from './prompt-template.ts';
export { H_NUMBERS } from './search-options.ts';
export { adminServerMessages } from './server-messages.ts';
export { ADMIN_PAGES, adminPortalMessages, type AdminPage } from './portal-messages.ts';
export { adminDay, adminMoment } from './admin-date.ts';
export { aiMessages, imageMessages } from './ai-messages.ts';
export {
  FREE_PERIOD_UNITS,
  freeMonthsDuration,
  isFreeSubscriptionAdded,
  type FreePeriodUnit,
} from './free-months.ts';
export {
  attributeLabel,
  comparedAttributes,
  distanceBy,
  farthestAttribute,
  farthestAverage,
} from './ideal-matches.ts';
export { lookingForText } from './looking-for.ts';
export { moderatedPhotos } from '../profile/shown-photos.ts';
export { photoDecisions } from './photo-moderation.ts';
export { memberSubscriptionActions, subscriptionFacts } from './subscription-facts.ts';
export { userPageMessages } from './user-messages.ts';
export { genderPreferenceText, genderText } from './gender-text.ts';
export {
  REPORT_GROUPS,
  reportMessages,
  reportSubject,
  type Report,
  type ReportPath,
} from './reports.ts';
export {
  filterRangeProblem,
  USER_FILTERS,
  type FilterValue,
  type UserFilter,
} from './user-filters.ts';
export {
  activeUserParams,
  appliedFilters,
  filterOptions,
  NO_USER_SEARCH,
  userSearchFrom,
  userSearchQuery,
  withFilter,
  type UserSearch,
} from './user-search.ts';
export { activeUsersMessages, adminDeckMessages, matchListMessages } from './users-messages.ts';
export {
  draftedHNum,
  draftUpdate,
  FOUNDING_MEMBER,
  isEmptyDraft,
  isFoundingMember,
  isTicked,
  lacksHNum,
  leavesTab,
  type WaitlistDraft,
} from './waitlist-drafts.ts';
export { adminWaitlistMessages, decisionConflict } from './waitlist-messages.ts';
export {
  changedWaitlistSearch,
  NO_WAITLIST_FILTERS,
  setFilterCount,
  WAITLIST_START,
  waitlistParameters,
  waitlistQuery,
  waitlistSearchOf,
  type WaitlistFilters,
  type WaitlistSearch,
} from './waitlist-search.ts';
export {
  neighboringTab,
  offeredDecisions,
  tickedDecision,
  WAITLIST_TABS,
  type WaitlistTab,
} from './waitlist-tabs.ts';
