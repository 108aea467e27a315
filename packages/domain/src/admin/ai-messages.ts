/**
 * The texts of AI compatibility, and of the image pages. 'Update Prompt' is documented in admin §2, the others are
 * ours. The texts of toasts are in `adminMessages`.
 */
export const aiMessages = {
  title: 'AI compatibility',
  loading: 'Loading the AI profiles',
  profile: 'Profile',
  idealProfile: 'Ideal profile',
  of: (userId: number) => `of ${userId}`,
  trait: 'Trait',
  tags: 'Tags',
  refetching: 'Refreshing',
  orbit: 'The ideal in the middle, each match as far from it as its average distance',
  orbitScale: (farthest: string) => `The ideal in the middle, the farthest at ${farthest}`,
  matches: 'Ideal matches',
  order: 'The nearest first',
  user: 'User',
  average: 'Average',
  userName: (userId: number) => `User ${userId}`,
  noMatches: 'No ideal matches',
  updatePrompt: 'Update Prompt',
  promptText: 'The template from which the ideal profile is written',
  prompts: { system: 'System', user: 'User', assistant: 'Assistant' },
} as const;

/** The texts of the two image pages. The documents show neither. */
export const imageMessages = {
  generation: {
    model: 'Model',
    prompt: 'Prompt',
    generate: 'Generate',
    before: 'The picture appears here',
    pending: 'The picture is being generated',
    picture: (prompt: string) => `The picture for: ${prompt}`,
    done: 'The picture is ready',
  },
  models: {
    list: 'Models',
    loading: 'Loading the models',
    none: 'No models yet',
    train: 'Train a model',
    name: 'Name',
    pictures: 'Pictures',
    add: 'Add a picture',
    picture: (position: number) => `Picture ${position}`,
    remove: (position: number) => `Remove picture ${position}`,
    submit: 'Train model',
    training: (name: string) => `${name} is training`,
  },
  statuses: { ready: 'ready', training: 'training' },
  origin: (provider: string, day: string) => `${provider}, ${day}`,
} as const;
