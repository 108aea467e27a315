import type { ProfileStep } from '@perigee/domain/signup';

/** The question of each step, and a muted line below it. */
export const STEP_TEXTS: Record<ProfileStep, { title: string; subtitle?: string }> = {
  username: { title: 'Choose your username', subtitle: 'This is how members find you.' },
  birthday: { title: 'When is your birthday?', subtitle: 'Your profile shows your age.' },
  sexuality: { title: 'What is your sexuality?' },
  'about-me': { title: 'What is your gender?' },
  preferences: { title: 'Who are you looking for?', subtitle: 'Choose all that fit.' },
  occupation: { title: 'What do you do?' },
  education: { title: 'What is your education?', subtitle: 'You can skip this.' },
  location: { title: 'Where do you live?', subtitle: 'Your profile shows your city.' },
  photos: { title: 'Add your photos', subtitle: 'The first one is your profile photo.' },
};

/** Steps whose first field takes the focus, because the user types the answer. */
export const TYPED_STEPS: ReadonlySet<ProfileStep> = new Set([
  'username',
  'birthday',
  'occupation',
  'location',
]);

/** Steps that can always be submitted, and then show their error. */
export const TOLD_STEPS: ReadonlySet<ProfileStep> = new Set(['birthday', 'location']);
