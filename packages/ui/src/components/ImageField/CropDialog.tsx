import { limits, pictureMessages } from '@perigee/domain';
import { Suspense, useState } from 'react';
import { lazyWithPreload } from '../../lazy-with-preload.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Skeleton, SkeletonRegion } from '../Skeleton/Skeleton.tsx';
import type { SourceImage } from './read-image.ts';

/** Comes with the first picture that somebody chooses, and so do its library and its styles. */
const CropView = lazyWithPreload(async () => (await import('./CropView.tsx')).CropView);

export interface CropOptions {
  /** Pixels of the picture that comes out. */
  width: number;
  /** Pixels of the picture that comes out. */
  height: number;
  /** Saves without asking, a moment after the picture has come to rest. */
  autoCrop?: boolean;
  /** How long a moment is, in milliseconds. */
  autoCropDelay?: number;
}

interface CropDialogProps extends CropOptions {
  open: boolean;
  /** Null while there is nothing to crop. */
  source: SourceImage | null;
  onCropped: (file: File) => Promise<void>;
  onCancel: () => void;
  onExited: () => void;
}

/** Asks which part of a picture is meant. Source: member §9, events §4. */
export function CropDialog({
  open,
  source,
  width,
  height,
  autoCrop = false,
  autoCropDelay = limits.autoCropMs,
  onCropped,
  onCancel,
  onExited,
}: CropDialogProps) {
  const [hasEntered, setHasEntered] = useState(false);
  return (
    <Dialog
      open={open}
      title={pictureMessages.crop.title}
      holdsFocus
      onOpenChange={onCancel}
      onEntered={() => setHasEntered(true)}
      onExited={() => {
        setHasEntered(false);
        onExited();
      }}
    >
      <Suspense fallback={<PictureOnItsWay />}>
        {/* It measures its place, which is smaller than it is while the dialog comes in. */}
        {!hasEntered && <PictureOnItsWay />}
        {source !== null && hasEntered && (
          <CropView
            source={source}
            size={{ width, height }}
            autoSaveDelay={autoCrop ? autoCropDelay : null}
            onCropped={onCropped}
            onCancel={onCancel}
          />
        )}
      </Suspense>
    </Dialog>
  );
}

function PictureOnItsWay() {
  return (
    <SkeletonRegion>
      <Skeleton shape="block" height={360} />
    </SkeletonRegion>
  );
}
