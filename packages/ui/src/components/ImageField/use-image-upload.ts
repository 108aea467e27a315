import { pictureMessages, profileMessages } from '@perigee/domain/profile';
import { useEffect, useRef, useState } from 'react';
import { readImage, type SourceImage } from './read-image.ts';

/** A picture after cropping, with the address of its preview until the stored one is loaded. */
interface CroppedImage {
  file: File;
  url: string;
}

/**
 * The process of adding a picture: choosing, cropping, uploading.
 *
 * @param upload stores the cropped picture; rejects if it could not
 */
export function useImageUpload(upload: (file: File) => Promise<void>) {
  const [source, setSource] = useState<SourceImage | null>(null);
  const [isCropping, setIsCropping] = useState(false);
  /** Whether the crop of the chosen picture is pending. It is asynchronous, and may finish after a cancel. */
  const awaitsCrop = useRef(false);
  const [cropped, setCropped] = useState<CroppedImage | null>(null);
  const [busy, setBusy] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [notice, setNotice] = useState('');

  useEffect(() => () => revoke(source), [source]);
  useEffect(() => () => revoke(cropped), [cropped]);

  async function choose(file: File) {
    const result = await readImage(file);
    const isBad = typeof result === 'string';
    setProblem(isBad ? result : undefined);
    if (isBad) return;
    setSource(result);
    awaitsCrop.current = true;
    setIsCropping(true);
  }

  async function send(file: File) {
    setBusy(true);
    setIsRefused(false);
    setProblem(undefined);
    setNotice(pictureMessages.field.uploading);
    try {
      await upload(file);
      setNotice(pictureMessages.field.uploaded);
    } catch {
      setIsRefused(true);
      setProblem(profileMessages.uploadFailed);
      setNotice('');
    }
    setBusy(false);
  }

  const hasFailed = cropped !== null && isRefused;
  return {
    /** Address of the cropped picture, until `forget`. */
    preview: cropped?.url ?? null,
    busy,
    /** The upload of the preview failed. */
    hasFailed,
    /** The last error, as a sentence. */
    problem,
    /** The text to announce. */
    notice,
    choose,
    /** The props of the CropDialog. */
    cropDialog: {
      open: isCropping,
      /** It stays while the dialog fades out. */
      source,
      onCropped: async (file: File) => {
        if (!awaitsCrop.current) return;
        awaitsCrop.current = false;
        setIsCropping(false);
        setCropped({ file, url: URL.createObjectURL(file) });
        await send(file);
      },
      onCancel: () => {
        awaitsCrop.current = false;
        setIsCropping(false);
      },
      onExited: () => setSource(null),
    },
    /** Uploads the same picture again. Null if no upload failed. */
    retry: hasFailed ? () => void send(cropped.file) : null,
    /** Shows the stored picture again. */
    forget: () => setCropped(null),
  };
}

function revoke(image: { url: string } | null) {
  if (image !== null) URL.revokeObjectURL(image.url);
}
