import type { ReactNode } from 'react';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { WaitingOrbit } from '../../../components/Orbit/WaitingOrbit.tsx';

interface IncompatibleDeviceFrameProps {
  /** The alternative device or browser. */
  children: ReactNode;
  /** The actions that lead there. */
  actions: ReactNode;
}

/** Replaces a live event that this browser does not support. */
export function IncompatibleDeviceFrame({ children, actions }: IncompatibleDeviceFrameProps) {
  return (
    <EmptyState
      drawing={WaitingOrbit}
      level={1}
      size="page"
      title="Join from another place"
      actions={
        <Stack
          direction={{ base: 'column', sm: 'row' }}
          gap={3}
          align="center"
          justify="center"
          wrap
        >
          {actions}
        </Stack>
      }
    >
      {children}
    </EmptyState>
  );
}
