import { fileNameIn } from './file-name.ts';

/** The name of a file whose response contains no file name, or none that this origin can read. */
const UNNAMED = 'download.csv';

/** Receives the number of bytes of a file that have come so far, after each part. */
export type OnReceived = (bytes: number) => void;

/** Passes a body on, and tells after each part how many bytes have come so far. */
function counted(body: ReadableStream<Uint8Array<ArrayBuffer>>, onReceived: OnReceived) {
  let bytes = 0;
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (part, stream) => {
      bytes += part.byteLength;
      onReceived(bytes);
      stream.enqueue(part);
    },
  });
  return body.pipeThrough(counter);
}

/**
 * The file of a response, with the name under which it is saved.
 *
 * @param onReceived called while the body comes
 */
export async function readCsvFile(
  response: Response,
  type: string,
  onReceived?: OnReceived,
): Promise<File> {
  const name = fileNameIn(response.headers.get('content-disposition')) ?? UNNAMED;
  const { body } = response;
  const read =
    body === null || onReceived === undefined ? response : new Response(counted(body, onReceived));
  return new File([await read.blob()], name, { type });
}
