import type { ReactNode } from 'react';
import { EmptyOrbit } from '../../../components/Orbit/Orbit.tsx';
import { actions as actionsClass, overlay, text, title } from './IncompatibleDevice.css.ts';

interface IncompatibleDeviceFrameProps {
  /** Where the event can be joined instead. */
  children: ReactNode;
  /** The ways to get there. */
  actions: ReactNode;
}

/** Stands in the place of a live event that this browser cannot carry. */
export function IncompatibleDeviceFrame({ children, actions }: IncompatibleDeviceFrameProps) {
  return (
    <section className={overlay} aria-labelledby="incompatible-device">
      <EmptyOrbit />
      <h1 id="incompatible-device" className={title}>
        Join from another place
      </h1>
      <p className={text}>{children}</p>
      <div className={actionsClass}>{actions}</div>
    </section>
  );
}
