import { fileNameIn } from './file-name.ts';

/** The name of a file whose response contains no file name, or none that this origin can read. */
const UNNAMED = 'download.csv';

/** The file of a response, with the name under which it is saved. */
export async function readCsvFile(response: Response, type: string): Promise<File> {
  const name = fileNameIn(response.headers.get('content-disposition')) ?? UNNAMED;
  return new File([await response.blob()], name, { type });
}
