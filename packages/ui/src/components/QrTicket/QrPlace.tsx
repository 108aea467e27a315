import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Stack } from '../Stack/Stack.tsx';
import type { QrCodeProps } from './QrCode.tsx';
import { codes, replacement, smallSide } from './QrTicket.css.ts';

export interface QrPlaceProps extends Pick<QrCodeProps, 'size'> {
  /** What replaces a code that is no longer valid. Without it the code is loading. */
  children?: ReactNode;
}

/** The place of a QrCode that cannot be shown. It has the size of the code, so that nothing moves. */
export function QrPlace({ size = 'wide', children }: QrPlaceProps) {
  if (children === undefined) {
    const shape = size === 'small' ? { width: smallSide, height: smallSide } : { aspectRatio: '1' };
    return <Skeleton shape="block" className={codes[size]} {...shape} />;
  }
  return (
    <Stack gap={5} align="center" justify="center" className={clsx(codes[size], replacement)}>
      {children}
    </Stack>
  );
}
