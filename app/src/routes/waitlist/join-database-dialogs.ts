import type { JoinDatabaseStep } from '@perigee/domain';
import { lazy } from 'react';

/**
 * What JOIN DATABASE opens, by what somebody has to do next: each a dialog that is fetched when it is
 * asked for, and calls `onClosed` once it has faded out.
 */
export const joinDatabaseDialogs = {
  signup: lazy(() => import('../signup/complete-signup-dialog.tsx')),
  questionnaire: lazy(() => import('../questionnaire/questionnaire-dialog.tsx')),
} satisfies Record<JoinDatabaseStep, unknown>;
