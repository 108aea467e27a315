import { Slider } from '@base-ui/react/slider';
import { pictureMessages } from '@perigee/domain/profile';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useAsyncAction } from '../../hooks/use-async-action.ts';
import { Button } from '../Button/Button.tsx';
import { InlineError } from '../InlineError/InlineError.tsx';
import { cropImage, type CropArea } from './crop-image.ts';
import {
  actions,
  cropArea,
  frame,
  slider,
  thumb,
  track,
  zoomLabel,
  zoomRow,
} from './CropView.css.ts';
import type { SourceImage } from './read-image.ts';

interface CropViewProps {
  source: SourceImage;
  /** Pixels of the cropped picture. */
  size: { width: number; height: number };
  /** Milliseconds without a move after which it saves by itself. Null: only with the Save button. */
  autoSaveDelay: number | null;
  onCropped: (file: File) => Promise<void>;
  onCancel: () => void;
}

const texts = pictureMessages.crop;
const MOST_ZOOM = 3;

/** The picture under a frame, moved by pointer or by arrow keys, and a slider to zoom. */
export function CropView({ source, size, autoSaveDelay, onCropped, onCancel }: CropViewProps) {
  const movable = useRef<RefObject<HTMLElement>>(null);
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<CropArea | null>(null);
  const [isMoving, setIsMoving] = useState(false);
  const cropping = useAsyncAction();

  async function save() {
    if (area === null) return;
    await cropping.run(() => cropImage(source.element, area, size), {
      onDone: (file) => void onCropped(file),
    });
  }

  // The crop area is in the document once the picture has loaded.
  const isReady = area !== null;
  useEffect(() => {
    if (isReady) movable.current?.current.focus();
  }, [isReady]);

  const saveNow = useEffectEvent(() => void save());
  useEffect(() => {
    if (autoSaveDelay === null || area === null || isMoving) return;
    const timer = setTimeout(saveNow, autoSaveDelay);
    return () => clearTimeout(timer);
  }, [autoSaveDelay, area, isMoving]);

  return (
    <>
      <div className={frame} data-theme="night">
        <Cropper
          disableAutomaticStylesInjection
          image={source.url}
          aspect={size.width / size.height}
          crop={place}
          onCropChange={setPlace}
          zoom={zoom}
          onZoomChange={setZoom}
          maxZoom={MOST_ZOOM}
          keyboardStep={8}
          onCropComplete={(_, pixels) => setArea(pixels)}
          onInteractionStart={() => setIsMoving(true)}
          onInteractionEnd={() => setIsMoving(false)}
          classes={{ cropAreaClassName: cropArea }}
          mediaProps={{ alt: '' }}
          setCropperRef={(ref) => {
            movable.current = ref;
          }}
          cropperProps={{ role: 'application', 'aria-label': texts.area }}
        />
      </div>
      <Slider.Root
        className={zoomRow}
        value={zoom}
        min={1}
        max={MOST_ZOOM}
        step={0.1}
        largeStep={0.5}
        onValueChange={setZoom}
      >
        <Slider.Label className={zoomLabel}>{texts.zoom}</Slider.Label>
        <Slider.Control className={slider}>
          <Slider.Track className={track}>
            <Slider.Thumb className={thumb} />
          </Slider.Track>
        </Slider.Control>
      </Slider.Root>
      <InlineError text={cropping.error} />
      <div className={actions}>
        <Button variant="outline" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button disabled={!isReady} busy={cropping.busy} onClick={() => void save()}>
          {texts.save}
        </Button>
      </div>
    </>
  );
}
