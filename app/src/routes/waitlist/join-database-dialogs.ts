import type { JoinDatabaseStep } from '@perigee/domain';
import type { ComponentType } from 'react';

/**
 * What JOIN DATABASE opens, by what somebody has to do next: each a lazy dialog that calls `onClosed`
 * once it has faded out. Without the dialog of a step the button is left out.
 */
export const joinDatabaseDialogs: Partial<
  Record<JoinDatabaseStep, ComponentType<{ onClosed: () => void }>>
> = {};
