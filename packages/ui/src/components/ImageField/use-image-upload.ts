import { pictureMessages, profileMessages } from '@perigee/domain';
import { useEffect, useRef, useState } from 'react';
import { readImage, type SourceImage } from './read-image.ts';

/** A picture after cropping, with an address to show it at until the stored one is there. */
interface CroppedImage {
  file: File;
  url: string;
}

/**
 * The way of a picture from a file to the product: chosen, cropped, uploaded.
 *
 * @param upload stores the cropped picture; rejects when it could not
 */
export function useImageUpload(upload: (file: File) => Promise<void>) {
  const [source, setSource] = useState<SourceImage | null>(null);
  const [isCropping, setIsCropping] = useState(false);
  /** Whether the crop of the chosen picture is waited for. It takes a moment, and may come late. */
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
    /** What is being cropped; stays while the dialog fades out. */
    source,
    isCropping,
    /** Address of the cropped picture, until `forget`. */
    preview: cropped?.url ?? null,
    busy,
    /** The preview is not stored, though that was tried. */
    hasFailed,
    /** What went wrong last, in a sentence. */
    problem,
    /** What to say aloud. */
    notice,
    choose,
    crop: async (file: File) => {
      if (!awaitsCrop.current) return;
      awaitsCrop.current = false;
      setIsCropping(false);
      setCropped({ file, url: URL.createObjectURL(file) });
      await send(file);
    },
    cancelCrop: () => {
      awaitsCrop.current = false;
      setIsCropping(false);
    },
    endCrop: () => setSource(null),
    /** Uploads the same picture once more. Null where there is nothing that failed. */
    retry: hasFailed ? () => void send(cropped.file) : null,
    /** Shows the stored picture again. */
    forget: () => setCropped(null),
  };
}

function revoke(image: { url: string } | null) {
  if (image !== null) URL.revokeObjectURL(image.url);
}
