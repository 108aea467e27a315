import type { DeviceFit } from '@perigee/domain/events';
import type { ReactNode } from 'react';
import {
  IncompatibleDeviceDesktop,
  type IncompatibleDeviceDesktopProps,
} from './IncompatibleDeviceDesktop.tsx';
import {
  IncompatibleDeviceMobile,
  type IncompatibleDeviceMobileProps,
} from './IncompatibleDeviceMobile.tsx';

export interface DeviceGateProps
  extends IncompatibleDeviceDesktopProps, IncompatibleDeviceMobileProps {
  /** The fitness of the viewer's browser; in developer mode every browser is fit. */
  fit: DeviceFit;
  /** Content that requires a fit browser: it is not mounted in any other. */
  children: ReactNode;
}

/** Admits fit browsers to a live event, and shows alternatives to the others. Source: events §2. */
export function DeviceGate({ fit, children, onEmailUrl, ...desktop }: DeviceGateProps) {
  if (fit === 'fit') return children;
  if (fit === 'mobile') return <IncompatibleDeviceMobile onEmailUrl={onEmailUrl} />;
  return <IncompatibleDeviceDesktop {...desktop} />;
}
