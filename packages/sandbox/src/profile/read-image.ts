import { imageProblem, profileServerMessages } from '@perigee/domain';
import { disableTypes, imageSize, types } from 'image-size';
import { failure } from '../http/failure.ts';

/** What may be uploaded: the reader's name for each type, which is also the ending of its files. */
const ENDINGS = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const;
type ContentType = keyof typeof ENDINGS;

// Nothing of a stranger's is read as a type that is refused anyway.
disableTypes(types.filter((type) => !Object.values<string>(ENDINGS).includes(type)));

/** A picture that may be stored. */
export interface StorableImage {
  contentType: ContentType;
  /** Without a dot. */
  ending: (typeof ENDINGS)[ContentType];
  content: Uint8Array<ArrayBuffer>;
}

const isContentType = (type: string): type is ContentType => Object.hasOwn(ENDINGS, type);

const notAnImage = () => failure(422, profileServerMessages.notAnImage);

/** @throws 422 for what is no base64 */
function decode(base64: string): Uint8Array<ArrayBuffer> {
  let binary: string;
  try {
    binary = atob(base64);
  } catch {
    throw notAnImage();
  }
  // By hand: to take the text apart character by character takes a second for a whole picture.
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < bytes.length; index += 1) bytes[index] = binary.charCodeAt(index);
  return bytes;
}

/** @throws 422 for what has no type and size that can be read */
function measure(content: Uint8Array) {
  let size: ReturnType<typeof imageSize>;
  try {
    size = imageSize(content);
  } catch {
    throw notAnImage();
  }
  // Of a file that breaks off in its head, numbers are missing.
  if (!Number.isInteger(size.width) || !Number.isInteger(size.height)) throw notAnImage();
  return size;
}

/**
 * The picture in a data URL, its type and size read from its own bytes.
 *
 * @throws 422 for what is no JPEG, PNG or WebP, is not of the type that it claims, or breaks the
 *   limits
 */
export function readImage(dataUrl: string): StorableImage {
  const [, contentType = '', base64 = ''] = /^data:([\w/]+);base64,(.*)$/.exec(dataUrl) ?? [];
  if (!isContentType(contentType)) throw notAnImage();
  const content = decode(base64);
  const { type, width, height } = measure(content);
  const ending = ENDINGS[contentType];
  if (type !== ending) throw notAnImage();
  const problem = imageProblem({ bytes: content.length, width, height });
  if (problem !== null) throw failure(422, problem);
  return { contentType, ending, content };
}
