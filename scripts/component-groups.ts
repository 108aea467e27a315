/** The groups of components in Storybook's sidebar, as in the titles of their stories. */
export const COMPONENT_GROUPS = [
  'Actions',
  'Inputs',
  'Data',
  'Feedback',
  'People',
  'Events',
  'Layout',
] as const;
