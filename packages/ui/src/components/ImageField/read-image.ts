import { isImageType, pictureMessages, pixelsProblem } from '@perigee/domain';

/** A picture that somebody chose, ready to be cropped. Its address is to be revoked in the end. */
export interface SourceImage {
  url: string;
  element: HTMLImageElement;
}

/** The picture in a file, or what is wrong with it in a sentence. */
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
