import { isImageType, pictureMessages, pixelsProblem } from '@perigee/domain/profile';

/** A picture that the user chose, ready to be cropped. The caller must revoke its address. */
export interface SourceImage {
  url: string;
  element: HTMLImageElement;
}

/** Reads the picture in a file, or returns an error message. */
export async function readImage(file: File): Promise<SourceImage | string> {
  if (!isImageType(file.type)) return pictureMessages.field.notAnImage;
  const url = URL.createObjectURL(file);
  const element = new Image();
  element.src = url;
  const problem = await element.decode().then(
    () => pixelsProblem({ width: element.naturalWidth, height: element.naturalHeight }),
    () => pictureMessages.field.unreadable,
  );
  if (problem === null) return { url, element };
  URL.revokeObjectURL(url);
  return problem;
}
