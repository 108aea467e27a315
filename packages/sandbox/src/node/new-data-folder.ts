import { PGlite } from '@electric-sql/pglite';

const [, , folder] = process.argv;
if (folder === undefined) throw new Error('Name the folder to make.');
const client = await PGlite.create(folder);
await client.close();
