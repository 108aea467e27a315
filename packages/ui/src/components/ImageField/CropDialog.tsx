import { limits, pictureMessages } from '@perigee/domain';
import { lazy, Suspense, useState } from 'react';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Skeleton, SkeletonRegion } from '../Skeleton/Skeleton.tsx';
import type { SourceImage } from './read-image.ts';

/** Comes with the first picture that somebody chooses, and so do its library and its styles. */
const CropView = lazy(async () => ({ default: (await import('./CropView.tsx')).CropView }));

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
      onEntered={() => {
        setHasEntered(true);
        // It was measured while the dialog came in, which makes it smaller than it is.
        window.dispatchEvent(new Event('resize'));
      }}
      onExited={() => {
        setHasEntered(false);
        onExited();
      }}
    >
      <Suspense
        fallback={
          <SkeletonRegion>
            <Skeleton shape="block" height={360} />
          </SkeletonRegion>
        }
      >
        {source !== null && (
          <CropView
            source={source}
            size={{ width, height }}
            autoSaveDelay={autoCrop ? autoCropDelay : null}
            hasEntered={hasEntered}
            onCropped={onCropped}
            onCancel={onCancel}
          />
        )}
      </Suspense>
    </Dialog>
  );
}
