import type { ProfileDraft } from '../profile/profile-draft.ts';
import { profileProblem } from '../profile/profile-problems.ts';

/** The steps that follow sign-up, in their order. Source: member §2 (login page flow 5). */
export const PROFILE_STEPS = [
  'username',
  'birthday',
  'sexuality',
  'about-me',
  'preferences',
  'occupation',
  'education',
  'location',
  'photos',
] as const;

export type ProfileStep = (typeof PROFILE_STEPS)[number];

const FIELDS: Record<ProfileStep, readonly (keyof ProfileDraft)[]> = {
  username: ['username'],
  birthday: ['birthdate'],
  sexuality: ['sexualOrientation'],
  'about-me': ['gender'],
  preferences: ['genders'],
  occupation: ['occupation', 'company', 'industry'],
  education: ['educationLevel'],
  location: ['location'],
  photos: ['photos'],
};

/** The problem that prevents leaving a step, or null. Source: member §5 (profile steps). */
export function profileStepProblem(
  step: ProfileStep,
  draft: ProfileDraft,
  now: Date,
): string | null {
  const problems = FIELDS[step].map((field) => profileProblem(field, draft, now));
  return problems.find((problem) => problem !== null) ?? null;
}

/** The step at which a returning user continues: the first incomplete one, or the first of all. */
export function firstOpenStep(
  steps: readonly ProfileStep[],
  draft: ProfileDraft,
  now: Date,
): ProfileStep | undefined {
  return steps.find((step) => profileStepProblem(step, draft, now) !== null) ?? steps[0];
}
