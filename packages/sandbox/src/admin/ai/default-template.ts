import type { PromptTemplate } from '@perigee/domain/admin';

/** The prompts from which ideal profiles are written until an admin changes them. */
export const DEFAULT_TEMPLATE: PromptTemplate = {
  system:
    'You describe the partner whom a member hopes for. Keep to what the member says; add nothing.',
  user: 'Describe the ideal partner of {name}: age, height, religion, ethnicity, politics, education, children, diet, fitness, career and interests.',
  assistant: 'Someone whom {name} would be glad to meet.',
};
