import { limits } from '@perigee/domain';
import { pictureMessages } from '@perigee/domain/profile';
import { Suspense, useState } from 'react';
import { lazyWithPreload } from '../../lazy-with-preload.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Skeleton, SkeletonRegion } from '../Skeleton/Skeleton.tsx';
import type { SourceImage } from './read-image.ts';

/** Loaded, with its library and its styles, when the user chooses the first picture. */
const CropView = lazyWithPreload(async () => (await import('./CropView.tsx')).CropView);

export interface CropOptions {
  /** Pixels of the cropped picture. */
  width: number;
  /** Pixels of the cropped picture. */
  height: number;
  /** Saves without a press on Save, `autoCropDelay` after the last move of the picture. */
  autoCrop?: boolean;
  /** The delay of `autoCrop`, in milliseconds. */
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

/** Lets the user choose a section of the picture. Source: member §9, events §4. */
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
      <Suspense fallback={<PictureFallback />}>
        {/* CropView measures its container, which is smaller during the opening animation of the dialog. */}
        {!hasEntered && <PictureFallback />}
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

function PictureFallback() {
  return (
    <SkeletonRegion>
      <Skeleton shape="block" height={360} />
    </SkeletonRegion>
  );
}
