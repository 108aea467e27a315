import type { DeviceFit } from '@perigee/domain';
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
  /** Of the viewer's browser; in developer mode every one is fit. */
  fit: DeviceFit;
  /** What wants a browser that is fit: it is not even begun in any other. */
  children: ReactNode;
}

/** Lets a browser into a live event that can carry it, and tells others the way. Source: events §2. */
export function DeviceGate({ fit, children, onEmailUrl, ...desktop }: DeviceGateProps) {
  if (fit === 'fit') return children;
  if (fit === 'mobile') return <IncompatibleDeviceMobile onEmailUrl={onEmailUrl} />;
  return <IncompatibleDeviceDesktop {...desktop} />;
}
