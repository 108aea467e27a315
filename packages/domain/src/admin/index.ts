export { birthdatesOfAges } from './birthdates-of-ages.ts';
export { averageDistance } from './distance.ts';
export { nextMatchDay, queuedMatchProblem } from './match-day.ts';
export { adminMessages } from './messages.ts';
export { missingProfileFields } from './missing-profile-fields.ts';
export { photoDecisionProblem } from './photo-decision.ts';
export { missingPrompt, type PromptTemplate } from './prompt-template.ts';
export { H_NUMBERS } from './search-options.ts';
export { adminServerMessages } from './server-messages.ts';
