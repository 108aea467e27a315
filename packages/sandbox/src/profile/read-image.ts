import { imageProblem } from '@perigee/domain/profile';
import { disableTypes, imageSize, types } from 'image-size';
import { assertNoProblem, failure } from '../http/failure.ts';
import { profileServerMessages } from './server-messages.ts';

/** The types of uploads: the reader's name for each, which is also the extension of its files. */
const ENDINGS = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const;
type ContentType = keyof typeof ENDINGS;

// The reader does not parse uploads of types that are refused anyway.
disableTypes(types.filter((type) => !Object.values<string>(ENDINGS).includes(type)));

/** A picture that can be stored. */
export interface StorableImage {
  contentType: ContentType;
  /** The extension without a dot. */
  ending: (typeof ENDINGS)[ContentType];
  content: Uint8Array<ArrayBuffer>;
}

const isContentType = (type: string): type is ContentType => Object.hasOwn(ENDINGS, type);

const notAnImage = () => failure(422, profileServerMessages.notAnImage);

/** @throws 422 for a text that is not base64 */
function decode(base64: string): Uint8Array<ArrayBuffer> {
  let binary: string;
  try {
    binary = atob(base64);
  } catch {
    throw notAnImage();
  }
  // A loop is used because splitting the text into characters takes a second for a whole picture.
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < bytes.length; index += 1) bytes[index] = binary.charCodeAt(index);
  return bytes;
}

/**
 * The type and size of a picture.
 *
 * @param content the file, or its beginning with all headers
 * @throws 422 for content whose type and size cannot be read
 */
export function measure(content: Uint8Array) {
  let size: ReturnType<typeof imageSize>;
  try {
    size = imageSize(content);
  } catch {
    throw notAnImage();
  }
  // For a file that ends within its header the numbers are missing.
  if (!Number.isInteger(size.width) || !Number.isInteger(size.height)) throw notAnImage();
  return size;
}

/**
 * The picture in a data URL. Its type and size are read from its bytes.
 *
 * @throws 422 for content that is not JPEG, PNG or WebP, has a type other than the stated one, or
 *   breaks the limits
 */
export function readImage(dataUrl: string): StorableImage {
  const [, contentType = '', base64 = ''] = /^data:([\w/]+);base64,(.*)$/.exec(dataUrl) ?? [];
  if (!isContentType(contentType)) throw notAnImage();
  const content = decode(base64);
  const { type, width, height } = measure(content);
  const ending = ENDINGS[contentType];
  if (type !== ending) throw notAnImage();
  assertNoProblem(imageProblem({ bytes: content.length, width, height }));
  return { contentType, ending, content };
}
