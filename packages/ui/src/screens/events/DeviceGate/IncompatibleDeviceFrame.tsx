import type { ReactNode } from 'react';
import { EmptyOrbit } from '../../../components/Orbit/Orbit.tsx';
import { actions as actionsClass, overlay, text, title } from './IncompatibleDevice.css.ts';

interface IncompatibleDeviceFrameProps {
  /** The alternative device or browser. */
  children: ReactNode;
  /** The actions that lead there. */
  actions: ReactNode;
}

/** Replaces a live event that this browser does not support. */
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
