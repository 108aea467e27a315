/** The activities of an application. Source: member §3. */
export const FEATURE_ACTIONS = [
  'CREATE_ACCOUNT',
  'COMPLETE_PROFILE',
  'SAVE_PAYMENT',
  'INVITE_FRIEND',
] as const;

export type FeatureAction = (typeof FEATURE_ACTIONS)[number];

export interface ApplicationActivity {
  action: FeatureAction;
  completed: boolean;
}

/** Whether the activity is completed. An activity that the server does not list is not. */
export function isActivityCompleted(
  activities: readonly ApplicationActivity[],
  action: FeatureAction,
): boolean {
  return activities.some((activity) => activity.action === action && activity.completed);
}
