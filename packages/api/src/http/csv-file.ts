import { fileNameIn } from './file-name.ts';

/** For a file whose reply does not say, or not to this origin, what it is called. */
const UNNAMED = 'download.csv';

/** The file that a reply holds, with the name that it is to be saved by. */
export async function readCsvFile(response: Response, type: string): Promise<File> {
  const name = fileNameIn(response.headers.get('content-disposition')) ?? UNNAMED;
  return new File([await response.blob()], name, { type });
}
